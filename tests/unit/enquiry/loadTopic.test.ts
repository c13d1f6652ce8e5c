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

  test('home, terms, About and parts of pages have a subject, and ask for nothing', async () => {
    const { home, terms, careers, oil } = {
      home: texts(code, 'pages/home').contact.subject,
      terms: texts(code, 'pages/terms').contact.subject,
      careers: texts(code, 'pages/about').contact.careers.subject,
      oil: texts(code, 'pages/industries').sections.oil.contact.subject,
    }
    expect(await loadTopic('home', code)).toEqual({ page: 'home', subject: home, asks: [] })
    expect(await loadTopic('terms', code)).toEqual({ page: 'terms', subject: terms, asks: [] })
    expect(await loadTopic('about/careers', code)).toEqual({ page: 'about', subject: careers, asks: [] })
    expect(await loadTopic('industries/oil', code)).toEqual({
      page: 'industries',
      subject: oil,
      asks: [],
    })
    expect((await loadTopic('about', code))?.asks).toEqual([])
  })

  test('what no page has is no topic', async () => {
    for (const name of ['', 'nothing', 'SAP', 'about/nothing', 'contact']) {
      expect(await loadTopic(name, code), name).toBeNull()
    }
  })
})
