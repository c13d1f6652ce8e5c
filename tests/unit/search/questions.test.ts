// @vitest-environment node
import { expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { SiteSearch } from '#search/SiteSearch.ts'
import questions from './questions.json' with { type: 'json' }
import { searchFileFor } from './searchOf.ts'
import moreQuestions from './moreQuestions.json' with { type: 'json' }

/** What people type, and the page that they want; where two would do, both. */
type Question = [typed: string, ...wanted: string[]]

const lists = { 'the first list': questions, 'the second list': moreQuestions }

/** The number of questions, of 60 a language, that have a wanted page among the first three. */
const atLeast = 54

const searchOf = async (language: LanguageCode) => SiteSearch.make(await searchFileFor(language))

const cases = Object.entries(lists).flatMap(([name, list]) =>
  languageCodes.map((language) => [language, name, list as unknown as Record<string, Question[]>] as const),
)

test.each(cases)(
  '%s: nine of ten of %s find their page among the first three',
  async (language, _name, list) => {
    const search = await searchOf(language)
    const own = list[language] ?? []
    expect(own.length).toBeGreaterThanOrEqual(60)
    expect(canonicalPageIds).toEqual(expect.arrayContaining(own.flatMap(([, ...wanted]) => wanted)))
    const missed = own.flatMap(([typed, ...wanted]) => {
      const first = search
        .find(typed)
        .pages.slice(0, 3)
        .map(({ page }) => page)
      return first.some((page) => wanted.includes(page)) ? [] : [`${typed}: ${first.join(', ')}`]
    })
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(own.length - atLeast)
  },
)

test.each(languageCodes)('%s: who types the name of a page finds that page first', async (language) => {
  const search = await searchOf(language)
  const { pages } = await searchFileFor(language)
  const found = pages.map(({ page, name }) => [page, search.find(name).pages[0]?.page])
  expect(found).toEqual(pages.map(({ page }) => [page, page]))
})
