// @vitest-environment node
import { expect, test } from 'vitest'
import { canonicalPageIds, type CanonicalPageId } from '#config/pages.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { SiteSearch } from '#search/SiteSearch.ts'
import buyersQuestions from './buyersQuestions.json' with { type: 'json' }
import moreQuestions from './moreQuestions.json' with { type: 'json' }
import questions from './questions.json' with { type: 'json' }
import { searchFileFor } from './searchOf.ts'

/**
 * What people type, and what they want; where two would do, both. A page, such as `sap`; a section or a kind of sections
 * on it, such as `sap#sizing` and `sap#example`; or a section on any page, such as `#buyerQuestions`.
 */
type Question = [typed: string, ...wanted: string[]]
type Questions = Record<LanguageCode, Question[]>

/** From the menu, before the first search was tried; more without a look at it; and what buyers ask. */
const lists = {
  'the first list': questions as unknown as Questions,
  'the second list': moreQuestions as unknown as Questions,
  'the buyers’ list': Object.fromEntries(
    Object.entries(buyersQuestions).map(([code, byReason]) => [code, Object.values(byReason).flat()]),
  ) as unknown as Questions,
}

const searchOf = async (language: LanguageCode) => SiteSearch.make(await searchFileFor(language))

const cases = Object.entries(lists).flatMap(([name, list]) =>
  languageCodes.map((language) => [language, name, list[language]] as const),
)

test.each(cases)('%s: nine of ten of %s are answered by the first three', async (language, _name, list) => {
  const search = await searchOf(language)
  expect(list.length).toBeGreaterThanOrEqual(60)
  const pages = list.flatMap(([, ...wanted]) => wanted.map((place) => place.split('#')[0]))
  expect([...canonicalPageIds, '']).toEqual(expect.arrayContaining(pages))
  const missed = list.flatMap(([typed, ...wanted]) => {
    const found = firstThree(search, typed)
    const isFound = wanted.some((place) =>
      (place.includes('#') ? found.sections : found.pages).includes(place),
    )
    return isFound ? [] : [`${typed}: ${found.sections.join(', ')}`]
  })
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(list.length / 10)
})

/** The first three pages, and the first three sections as the list shows them. */
function firstThree(search: SiteSearch, typed: string) {
  const { pages } = search.find(typed)
  const sections = pages.flatMap(({ page, sections: own }) => own.map((section) => ({ page, ...section })))
  return {
    pages: pages.slice(0, 3).map(({ page }) => page as string),
    sections: sections
      .slice(0, 3)
      .flatMap(({ page, id, kind }) => [`${page}#${id ?? ''}`, `${page}#${kind ?? ''}`, `#${id ?? ''}`]),
  }
}

test.each(languageCodes)(
  '%s: who types the name of a page finds the page, then its questionnaire and its example',
  async (language) => {
    const search = await searchOf(language)
    const { pages } = await searchFileFor(language)
    const wanted = pages.map(({ page, sections }) => {
      const kinds = new Set(sections.map(({ kind }) => kind))
      return [page, ...(['page', 'questionnaire', 'example'] as const).filter((kind) => kinds.has(kind))]
    })
    const found = pages.map(({ name }, index) => {
      const [first] = search.find(name).pages
      return [first?.page, ...(first?.sections ?? []).map(({ kind }) => kind)].slice(0, wanted[index]?.length)
    })
    expect(found).toEqual(wanted)
  },
)

const subjects: [language: LanguageCode, typed: string, page: CanonicalPageId][] = [
  ['en', 'backup', 'commvault'],
  ['en', 'storage', 'netapp'],
  ['en', 'support', 'product-services'],
  ['en', 'cloud', 'cloud-services'],
  ['en', 'server', 'fsas-portfolio'],
  ['en', 'rack servers', 'fsas-portfolio'],
  ['ar', 'نسخ احتياطي', 'commvault'],
  ['ar', 'تخزين', 'netapp'],
  ['ar', 'دعم', 'product-services'],
  ['ar', 'سحابة', 'cloud-services'],
  ['ar', 'خادم', 'fsas-portfolio'],
  ['ar', 'سيرفرات', 'fsas-portfolio'],
]

test.each(subjects)(
  '%s: who types %s finds the page of that subject first',
  async (language, typed, page) => {
    const [first] = (await searchOf(language)).find(typed).pages
    expect(first?.page).toBe(page)
    expect(first?.sections[0]?.kind).toBe('page')
  },
)

test.each([
  ['en', 'cost of downtime'],
  ['ar', 'كلفة التوقف'],
  ['ar', 'تكلفة ساعة التوقف'],
] as const)('%s: who types %s finds the page that asks for it first', async (language, typed) => {
  expect((await searchOf(language)).find(typed).pages[0]?.page).toBe('product-services')
})

const priceWords = [
  'price',
  'prices',
  'cost',
  'how much',
  'pricing',
  'السعر',
  'الأسعار',
  'التكلفة',
  'كم',
  'بكم',
  'الثمن',
]

const isAboutPrice = (heading: string) => /price|السعر/.test(heading)

test.each(languageCodes)('%s: each word for a price finds all answers about prices', async (language) => {
  const search = await searchOf(language)
  const { pages } = await searchFileFor(language)
  const wanted = pages.flatMap(({ page, sections }) =>
    sections.some(({ kind, heading }) => kind === 'answer' && isAboutPrice(heading)) ? [page] : [],
  )
  expect(wanted.length).toBeGreaterThan(3)
  for (const typed of priceWords) {
    const answers = search
      .find(typed)
      .pages.filter(({ sections: [first] }) =>
        isAboutPrice(first?.heading.map(({ text }) => text).join('') ?? ''),
      )
    expect(
      answers.map(({ page }) => page),
      typed,
    ).toEqual(expect.arrayContaining(wanted))
  }
})
