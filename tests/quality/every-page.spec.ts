import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { canonicalPage, pageIds, pageRow, ancestorsOf, type PageId } from '#config/pages.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { expectNoTextCut } from '../support/clippedText.ts'
import { withoutEdge } from '../support/edges.ts'
import { expectAccessible, expectContrast } from '../support/expectAccessible.ts'
import { endOfFrames, recordFramesFromStart } from '../support/frames.ts'
import { notMirrored, readBoxes, type Box } from '../support/mirror.ts'
import { Network } from '../support/network.ts'
import {
  expectArabicSetAsArabic,
  expectBarFits,
  expectFooterLast,
  expectFullRows,
  expectLowOpening,
  expectNoSidewaysScroll,
  expectNoTornWord,
  expectWordsToEndWithTables,
  layoutShift,
} from '../support/pageChecks.ts'
import { templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage, open, test, waitForHydration } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'
import { openBeforeTypeface, openInTypeface, subsetAt, waitForTypeface } from '../support/typeface.ts'

/** A page of each template, and two whose sections no other page has. The others differ from them in their words alone. */
const samples: readonly PageId[] = [...templateSamples, 'security-services', 'product-services']
const others = pageIds.filter((id) => !samples.includes(id))

/** Down to the narrowest phone of WCAG's reflow, 320 px. At 375 and 360, words alone are looked at. */
const widths = [1440, 1280, 1024, 768, 701, 390, 375, 360, 320]
/** Where pages differ in their words alone, whole states are seen at two widths. */
const widthsOfOthers = [1280, 768, 390, 375, 360, 320]
const wholeWidthsOfOthers = [1280, 390]
const widthsOfPhones = [375, 360]
const widthsOfCuts = [1280, 768, 390, 320]

/** First windows, in which the way to Contact stands: a laptop's and a phone's. Others are as high as any. */
const firstWindows: Partial<Record<number, number>> = { 1440: 900, 1280: 900, 390: 844 }

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: firstWindows[width] ?? 800 })

/**
 * The page's links to the form that name what it is about lie in the first window; on About those of partners and
 * applicants, too. On Home it is the first banner's button, and no other leads to Contact there.
 */
async function expectWaysToContact(page: Page, id: PageId, height: number, state: string) {
  const topics = id === 'about' ? [id, 'about/partner', 'about/careers'] : [id]
  const ways = id === 'home' ? [pageRow('contact').path] : topics.map((topic) => `?about=${topic}#enquiry`)
  for (const way of ways) {
    const link = page.getByRole('main').locator(`a[href$="${way}"]`).first()
    const end = await link.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
    expect.soft(end, `${state}: end of the way to Contact, ${way}`).toBeLessThanOrEqual(height)
  }
}

async function expectGoodWords(page: Page, language: LanguageCode, width: number, state: string) {
  await expectNoTornWord(page, state)
  if (widthsOfCuts.includes(width)) await expectNoTextCut(page, language, state)
}

async function expectGoodState(page: Page, id: PageId, width: number, state: string) {
  await expectNoSidewaysScroll(page, state)
  await expectBarFits(page, state)
  await expectFooterLast(page, state)
  if (width >= 768) {
    await expectFullRows(page, state)
    await expectWordsToEndWithTables(page, state)
  }
  if (width >= 1280 && id !== 'home') await expectLowOpening(page, state)
  const first = firstWindows[width]
  if (first && id !== 'contact') await expectWaysToContact(page, canonicalPage(id), first, state)
}

/** Forced colours leave no fill: what is a button, or looks like one, has an edge or a line then. */
async function expectEdges(page: Page, state: string) {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await withoutEdge(page), `${state}, in forced colours: without an edge`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

async function inTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  // Colours of links change in a transition.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/** The files of the typeface that the page has fetched, or had in the cache. */
async function expectTypefaceOf(page: Page, language: LanguageCode, path: string) {
  const { script, fontSubsets } = languages[language]
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const subsets = new Set(urls.flatMap((url) => subsetAt(url) ?? []))
  expect.soft([...subsets].toSorted(), `${path}: typeface`).toEqual(fontSubsets.toSorted())
  if (script === 'Arab') await expectArabicSetAsArabic(page, path)
}

/** A page that grows shorter while it loads puts who reloads it elsewhere. */
async function expectNeverShorter(page: Page, state: string) {
  const heights = await endOfFrames<number>(page)
  const shrunk = heights.flatMap((height, index) => {
    const next = heights[index + 1] ?? height
    return next < height ? [`${height} px, then ${next}`] : []
  })
  expect(Math.max(...heights), state).toBeGreaterThan(844)
  expect.soft(shrunk, `${state}: shorter`).toEqual([])
}

async function expectNeverShorterOnReload(page: Page, state: string) {
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
  await page.reload()
  await waitForHydration(page)
  await new Network(page).rest()
  await expectNeverShorter(page, `${state}, on a reload`)
}

/** Gives where the parts of the page stand, by the width of the window. */
async function expectGoodSample(page: Page, id: PageId, language: LanguageCode) {
  const path = pagePath(id, language)
  await resize(page, 1440)
  const typeface = await openBeforeTypeface(page, path)
  expect.soft(await layoutShift(page), `${path}: shift`).toEqual({ total: 0, moved: [] })
  await expectNeverShorter(page, `${path}, on a first visit`)
  typeface.resolve(undefined)
  await waitForTypeface(page)
  await page.unrouteAll()
  await expectTypefaceOf(page, language, path)

  const boxes: Record<number, Box[]> = {}
  for (const width of widths) {
    const state = `${path} at ${width} px`
    await resize(page, width)
    if (!widthsOfPhones.includes(width)) await expectGoodState(page, id, width, state)
    await expectGoodWords(page, language, width, state)
    if (![390, 1280].includes(width)) continue
    boxes[width] = await readBoxes(page)
    await expectAccessible(page, state)
    await expectEdges(page, state)
  }
  await resize(page, 390)
  await inTheDark(page)
  await expectContrast(page, `${path} in the dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNeverShorterOnReload(page, `${path} at 390 px`)
  return boxes
}

for (const id of samples) {
  test(`${id}: calm, fits every window, cuts no text, no barrier, the same in a mirror`, async ({
    context,
  }) => {
    const boxes: Partial<Record<LanguageCode, Record<number, Box[]>>> = {}
    for (const language of languageCodes) {
      const page = await context.newPage()
      await recordFramesFromStart(page, () => document.scrollingElement?.scrollHeight ?? 0)
      await test.step(language, async () => {
        boxes[language] = await expectGoodSample(page, id, language)
      })
      await page.close()
    }
    for (const code of languageCodes.filter((each) => languages[each].direction === 'rtl')) {
      for (const [width, own] of Object.entries(boxes[code] ?? {})) {
        const wrong = notMirrored(own, boxes.en?.[Number(width)] ?? [])
        expect.soft(wrong, `${pagePath(id, code)} at ${width} px, beside English in a mirror`).toEqual([])
      }
    }
  })
}

/** The pages below each entry of the menu, with it; one window walks through them. */
const walks = Map.groupBy(others, (id) => ancestorsOf(canonicalPage(id))[0] ?? 'home')

inEachLanguage((language, inOneLanguage) => {
  const names = texts(language, 'accessibility')
  const { pages: pageNames } = texts(language, 'menu')

  async function expectGoodPage(page: Page, id: PageId) {
    const path = pagePath(id, language)
    await resize(page, 1280)
    await openInTypeface(page, path)
    expect.soft(await layoutShift(page), `${path}: shift`).toEqual({ total: 0, moved: [] })
    await expectTypefaceOf(page, language, path)
    for (const width of widthsOfOthers) {
      const state = `${path} at ${width} px`
      await resize(page, width)
      if (wholeWidthsOfOthers.includes(width)) await expectGoodState(page, id, width, state)
      await expectGoodWords(page, language, width, state)
      // Pages of one template have the same elements in every language.
      if (width === 1280 && language === languageCodes.at(-1)) await expectAccessible(page, state)
    }
  }

  for (const [first, ids] of walks) {
    test(`the ${ids.length} other pages of ${first}: calm, fit their windows, cut no text`, async ({
      page,
    }) => {
      test.setTimeout(60_000 * Math.max(2, ids.length / 2))
      // The typeface comes from the cache then: where it comes late, it may move words (typeface.spec.ts).
      await openInTypeface(page, pagePath('home', language))
      for (const id of ids) await test.step(pagePath(id, language), () => expectGoodPage(page, id))
    })
  }

  test('the open menus fit, cut no text, and have no barrier', async ({ page }) => {
    await open(page, pagePath('home', language))
    const menu = page.getByRole('navigation', { name: names.mainMenu })
    for (const id of ['products', 'services'] as const) {
      await menu.getByRole('button', { name: pageNames[id], exact: true }).click()
      await expect(menu.getByRole('link').last()).toBeVisible()
      await expectAccessible(page, `menu of ${id}`)
      for (const width of [768, 1280]) {
        const state = `menu of ${id} at ${width} px`
        await resize(page, width)
        await expect(menu.getByRole('link').last()).toBeVisible()
        await expectNoSidewaysScroll(page, state)
        await expectNoTextCut(page, language, state)
        await expectNoTornWord(page, state)
      }
    }
  })

  test('the mobile menu with all its lists open fits, cuts no text, and has no barrier', async ({ page }) => {
    await resize(page, 390)
    await open(page, pagePath('home', language))
    await page.getByRole('button', { name: names.openMenu }).click()
    const menu = page.getByRole('navigation', { name: names.mobileMenu })
    // Each press may bring new summaries to light.
    const closed = menu.locator('details:not([open]) > summary:visible')
    while ((await closed.count()) > 0) await closed.first().click()
    await expect(menu.locator('details:not([open])')).toHaveCount(0)
    await expectAccessible(page, 'mobile menu')
    for (const width of [390, 360, 320]) {
      const state = `mobile menu at ${width} px`
      await resize(page, width)
      await expect(menu).toBeVisible()
      await expectNoSidewaysScroll(page, state)
      await expectNoTextCut(page, language, state)
      await expectNoTornWord(page, state)
    }
  })

  inOneLanguage('the form with errors has no barrier in either scheme', async ({ page }) => {
    const { fields, submit, validation } = texts(language, 'enquiry')
    const max = enquiryFields.subject.maxLength
    await open(page, pagePath('contact', language))
    await page.getByRole('textbox', { name: fields.subject }).fill('x'.repeat(max + 1))
    await page.getByRole('button', { name: submit }).click()
    for (const message of Object.values(validation)) {
      await expect(page.getByText(fill(message, { length: max + 1, max }))).toBeVisible()
    }
    await expectAccessible(page, 'form with errors')
    await inTheDark(page)
    await expectContrast(page, 'form with errors in the dark')
  })
})
