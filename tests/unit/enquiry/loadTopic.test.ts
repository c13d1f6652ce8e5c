import { describe, expect, test, vi } from 'vitest'
import sheetFiles from 'virtual:sheet-files'
import { canonicalPageIds } from '#config/pages.ts'
import { loadTopic } from '#enquiry/form/loadTopic.ts'
import { languageCodes } from '#i18n/languages.ts'
import { pageTexts } from '../../support/pages.ts'
import { texts } from '../../support/texts.ts'

type SheetFiles = Record<`/locales/${string}.json`, () => Promise<Record<string, unknown>>>

interface Asking {
  sheet?: { questions: Record<string, { label: string }> }
  sections?: { yourPart?: { table: { rows: string[][] } } }
}

describe.each(languageCodes)('in %s', (code) => {
  test('a page with a sheet asks for its first three questions', async () => {
    for (const id of canonicalPageIds) {
      const { sheet } = pageTexts(code, id) as Asking
      if (!sheet) continue
      const first = Object.values(sheet.questions).slice(0, 3)
      expect(await loadTopic(id, code), id).toMatchObject({
        page: id,
        questions: first.map(({ label }) => label),
      })
    }
  })

  test('a page whose questions cannot be loaded has its subject, and the title of its sheet', async () => {
    const { contact, sheet } = texts(code, 'pages/sap')
    const load = vi.spyOn(sheetFiles as SheetFiles, `/locales/${code}/sheets/sap.json`)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const topic = { page: 'sap', subject: contact.subject, sheet: sheet.title, questions: [] }
    expect(await loadTopic('sap', code)).toEqual(topic)
    load.mockRestore()
  })

  test('a page that lists what we need asks for its first three rows, except About', async () => {
    const asking: string[] = []
    for (const id of canonicalPageIds) {
      const { sheet, sections } = pageTexts(code, id) as Asking
      const rows = sections?.yourPart?.table.rows.slice(0, 3)
      if (sheet || !rows || id === 'about') continue
      asking.push(id)
      expect(await loadTopic(id, code), id).toMatchObject({ questions: rows.map(([need]) => need) })
    }
    expect(asking.length).toBeGreaterThan(10)
  })

  test('home, terms, About and parts of pages have a subject, and ask for nothing', async () => {
    const { home, terms, careers, oil } = {
      home: texts(code, 'pages/home').contact.subject,
      terms: texts(code, 'pages/terms').contact.subject,
      careers: texts(code, 'pages/about').contact.careers.subject,
      oil: texts(code, 'pages/industries').sections.oil.contact.subject,
    }
    expect(await loadTopic('home', code)).toEqual({ page: 'home', subject: home, questions: [] })
    expect(await loadTopic('terms', code)).toEqual({ page: 'terms', subject: terms, questions: [] })
    expect(await loadTopic('about/careers', code)).toEqual({ page: 'about', subject: careers, questions: [] })
    expect(await loadTopic('industries/oil', code)).toEqual({
      page: 'industries',
      subject: oil,
      questions: [],
    })
    expect((await loadTopic('about', code))?.questions).toEqual([])
  })

  test('what no page has is no topic', async () => {
    for (const name of ['', 'nothing', 'SAP', 'about/nothing', 'contact']) {
      expect(await loadTopic(name, code), name).toBeNull()
    }
  })
})
