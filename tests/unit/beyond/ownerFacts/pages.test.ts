import { afterEach, describe, expect, test } from 'vitest'
import type { OwnerFact, PromiseKind } from '#config/ownerFacts.ts'
import { canonicalPageIds, type CanonicalPageId } from '#config/pages.ts'
import { contentOf, hasContent, loadContent } from '#content/loadContent.ts'
import { renderPage } from '#entry-server.tsx'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { everythingFilled, nothingFilled } from '../../../support/ownerFacts.ts'
import { pageTexts } from '../../../support/pages.ts'
import { texts, withoutIsolates } from '../../../support/texts.ts'
import { ownerWords } from './ownerWords.ts'
import { pinOwnerFacts } from './pinOwnerFacts.ts'

const pages = canonicalPageIds.filter(hasContent)
await Promise.all(pages.map(loadContent))

/** The pages that show each value: the average SLA is explained wherever it is stated. */
const places: Record<OwnerFact, readonly CanonicalPageId[]> = {
  supportLine: ['contact', 'product-services'],
  averageSla: canonicalPageIds.filter((page) => JSON.stringify(pageTexts('en', page)).includes('99,5%')),
  countries: ['about', 'contact'],
  manufacturers: ['product-services'],
  memory: ['sap'],
}
const placesOf = Object.entries(places) as [OwnerFact, readonly CanonicalPageId[]][]

/** A page for each kind of promise, and those whose template says what they promise. */
const promises = Object.entries({
  ...Object.fromEntries(pages.map((page) => [contentOf(page).promise, page])),
  home: 'home',
  industries: 'industries',
  terms: 'terms',
}).map(([, page]) => page as CanonicalPageId)

const promiseOf = (page: CanonicalPageId): PromiseKind => {
  if (hasContent(page)) return contentOf(page).promise
  return page === 'industries' ? 'recommendation' : 'answer'
}

let restore: () => void = () => undefined
afterEach(() => restore())

async function shownOn(page: CanonicalPageId, code: LanguageCode): Promise<string> {
  const { body } = await renderPage(pagePath(page, code))
  return withoutIsolates(body.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ''))
}

describe.each(languageCodes)('%s', (code) => {
  const words = ownerWords(code)

  test.each(placesOf)('%s, once filled in, is said where a buyer needs it', async (fact, on) => {
    restore = pinOwnerFacts(everythingFilled)
    expect(on.length).toBeGreaterThan(0)
    for (const page of on) expect(await shownOn(page, code), page).toContain(words[fact])
  })

  test.each(promises)('%s says beside its buttons how soon, and at which price', async (page) => {
    restore = pinOwnerFacts(everythingFilled)
    const { contact } = pageTexts(code, page) as { contact: { result: string } }
    const note = `${contact.result} ${words.promise(promiseOf(page))}`
    // Home's first button is in its banners.
    expect((await shownOn(page, code)).split(note).length - 1).toBe(page === 'home' ? 1 : 2)
  })

  test('search engines read which countries are served', async () => {
    restore = pinOwnerFacts(everythingFilled)
    expect((await renderPage(pagePath('home', code))).head).toContain('"areaServed":["AE","SA","QA"]')
    restore()
    restore = pinOwnerFacts(nothingFilled)
    expect((await renderPage(pagePath('home', code))).head).not.toContain('areaServed')
  })

  test('Contact says how soon an enquiry is answered', async () => {
    restore = pinOwnerFacts(everythingFilled)
    expect(await shownOn('contact', code)).toContain(words.promise('answer'))
  })

  test('what is empty leaves nothing behind', async () => {
    restore = pinOwnerFacts(nothingFilled)
    const { promise, supportLine, averageSla, served, manufacturers, memory } = texts(code, 'owner')
    const sentences = [
      ...[promise.answer, promise.work, supportLine, averageSla].flatMap((group) => Object.values(group)),
      served,
      manufacturers,
      memory.sentence,
    ]
    for (const page of new Set(Object.values(places).flat())) {
      const shown = await shownOn(page, code)
      for (const sentence of sentences) {
        const [beginning = ''] = sentence.split('{{')
        expect(shown, page).not.toContain(beginning)
      }
    }
  })
})
