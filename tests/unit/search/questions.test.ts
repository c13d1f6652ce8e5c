// @vitest-environment node
import { expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { languageCodes } from '#i18n/languages.ts'
import { SiteSearch } from '#search/SiteSearch.ts'
import questions from './questions.json' with { type: 'json' }
import { searchFileFor } from './searchOf.ts'

/** What people type, and the page that they want; where two would do, both. */
type Question = [typed: string, ...wanted: string[]]

const asked = questions as unknown as Record<string, Question[]>

/** So many of the 60 questions of a language have a wanted page among the first three. */
const atLeast = 54

test.each(languageCodes)(
  '%s: nine of ten questions find their page among the first three',
  async (language) => {
    const search = await SiteSearch.make(await searchFileFor(language))
    const own = asked[language] ?? []
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
