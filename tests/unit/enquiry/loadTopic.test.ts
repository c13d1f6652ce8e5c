import { describe, expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { loadTopic } from '#enquiry/form/loadTopic.ts'
import { languageCodes } from '#i18n/languages.ts'
import { pageTexts } from '../../support/pages.ts'
import { texts } from '../../support/texts.ts'

interface Asking {
  questionnaire?: { questions: Record<string, { ask: string }> }
  contact?: { asks?: string[] }
}

describe.each(languageCodes)('in %s', (code) => {
  test('a page asks as its questionnaire does, or has three questions of its own', async () => {
    const asking: string[] = []
    for (const id of canonicalPageIds) {
      const { questionnaire, contact } = pageTexts(code, id) as Asking
      const own = questionnaire ? Object.values(questionnaire.questions).map(({ ask }) => ask) : contact?.asks
      if (!own) continue
      asking.push(id)
      const topic = await loadTopic(id, code)
      expect(
        topic?.asks.map(({ ask }) => ask),
        id,
      ).toEqual(own)
      expect(own.length, id).toBeGreaterThan(2)
    }
    expect(asking.length).toBeGreaterThan(25)
  })

  test('home, terms, About and industries have a subject, and ask for nothing', async () => {
    const { home, terms, oil } = {
      home: texts(code, 'pages/home').contact.subject,
      terms: texts(code, 'pages/terms').contact.subject,
      oil: texts(code, 'pages/industries').sections.oil.contact.subject,
    }
    expect(await loadTopic('home', code)).toEqual({ page: 'home', subject: home, asks: [] })
    expect(await loadTopic('terms', code)).toEqual({ page: 'terms', subject: terms, asks: [] })
    expect(await loadTopic('industries/oil', code)).toEqual({
      page: 'industries',
      subject: oil,
      asks: [],
    })
    expect((await loadTopic('about', code))?.asks).toEqual([])
  })

  test('who looks for work, becomes a partner, or reports a fault has a subject of their own', async () => {
    const { partner, careers } = texts(code, 'pages/about').contact
    const { fault } = texts(code, 'pages/contact').contact
    for (const [name, page, { subject, ...own }] of [
      ['about/partner', 'about', partner],
      ['about/careers', 'about', careers],
      // What a report needs stands on Contact itself.
      ['contact/fault', 'contact', { ...fault, asks: [] }],
    ] as const) {
      expect(await loadTopic(name, code), name).toEqual({
        page,
        subject,
        asks: own.asks.map((ask) => ({ id: ask, ask })),
      })
    }
  })

  test('what no page has is no topic', async () => {
    for (const name of ['', 'nothing', 'SAP', 'about/nothing', 'contact']) {
      expect(await loadTopic(name, code), name).toBeNull()
    }
  })
})
