import type { Page, Request } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { canonicalPage, pageIds, pageRow, ancestorsOf, type PageId } from '#config/pages.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { expectNoTextCut } from '../support/clippedText.ts'
import { expectAccessible, expectContrast } from '../support/expectAccessible.ts'
import {
  expectArabicSetAsArabic,
  expectBarFits,
  expectFooterLast,
  expectLowOpening,
  expectNoSidewaysScroll,
  expectNoTornWord,
  layoutShift,
} from '../support/pageChecks.ts'
import { templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'
import { openBeforeTypeface, subsetAt, waitForTypeface } from '../support/typeface.ts'

/** Down to the narrowest phone of WCAG's reflow, 320 px. The next page opens at the last: no resizing may move it. */
const widths = [1440, 1024, 768, 701, 390, 320, 1280]
const widthsForText = [1280, 768, 390, 320]

/** First windows, in which the way to Contact stands: a laptop's and a phone's. Others are as high as any. */
const firstWindows: Partial<Record<number, number>> = { 1440: 900, 390: 844 }

/** Pages of one template have the same elements in every language, and a narrow window hides and shows them alike. */
const isForAxe = (id: PageId, width: number, language: LanguageCode) =>
  templateSamples.includes(id)
    ? [390, 1280].includes(width)
    : width === 1280 && language === languageCodes.at(-1)

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

/** The pages below each entry of the menu, with it; one window walks through them. */
const walks = Map.groupBy(pageIds, (id) => ancestorsOf(canonicalPage(id))[0] ?? 'home')

/** Each page of a walk comes as on a first visit: from the server, its scripts not compiled before. */
async function withoutCache(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

inEachLanguage((language, inOneLanguage) => {
  const { script, fontSubsets } = languages[language]
  const names = texts(language, 'accessibility')
  const { pages: pageNames } = texts(language, 'menu')

  async function expectGoodPage(page: Page, id: PageId) {
    const path = pagePath(id, language)
    const requested: string[] = []
    const listen = (request: Request) => void requested.push(request.url())
    page.on('request', listen)
    const typeface = await openBeforeTypeface(page, path)
    expect.soft(await layoutShift(page), `${path}: shift`).toEqual({ total: 0, moved: [] })
    typeface.resolve(undefined)
    await waitForTypeface(page)
    if (script === 'Arab') await expectArabicSetAsArabic(page, path)
    const subsets = requested.flatMap((url) => subsetAt(url) ?? [])
    expect.soft([...new Set(subsets)].toSorted(), `${path}: typeface`).toEqual(fontSubsets.toSorted())
    page.off('request', listen)
    await waitForTypeface(page)

    for (const width of widths) {
      const state = `${path} at ${width} px`
      await resize(page, width)
      await expectNoSidewaysScroll(page, state)
      await expectBarFits(page, state)
      await expectFooterLast(page, state)
      if (width === 1440 && id !== 'home') await expectLowOpening(page, state)
      const first = firstWindows[width]
      if (first && id !== 'contact') await expectWaysToContact(page, canonicalPage(id), first, state)
      if (widthsForText.includes(width)) await expectNoTextCut(page, language, state)
      // 320 px may be too narrow for a long word.
      if (width >= 390) await expectNoTornWord(page, state)
      if (isForAxe(id, width, language)) await expectAccessible(page, state)
    }
    if (templateSamples.includes(id)) {
      await inTheDark(page)
      await expectContrast(page, `${path} in the dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
  }

  async function inTheDark(page: Page) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.getByRole('button', { name: names.colorScheme.toLight })).toBeVisible()
    // Colours of links change in a transition.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  }

  for (const [first, ids] of walks) {
    const all = ids.length === 1 ? '' : ` and the ${ids.length - 1} pages below`
    test(`${pagePath(first, language)}${all}: calm, fits every window, cuts no text, no barrier`, async ({
      page,
    }) => {
      // A family of pages is walked at every width.
      test.setTimeout(60_000 * Math.max(2, ids.length / 2))
      await withoutCache(page)
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
    for (const width of [390, 320]) {
      await resize(page, width)
      await expect(menu).toBeVisible()
      await expectNoSidewaysScroll(page, `mobile menu at ${width} px`)
      await expectNoTextCut(page, language, `mobile menu at ${width} px`)
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
