import { pageRow, type PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { brand } from '#theme/brand.ts'
import { expectUntranslatedMarked } from './untranslatedTexts.ts'
import { test } from './languageSite.ts'
import type { PseudoLanguageCode } from '#i18n/pseudoLanguages.ts'
import { added, type Status } from './addedLanguages.ts'
import { expectNoTextCut } from '../../support/clippedText.ts'
import { expectBarFits, expectNoSidewaysScroll } from '../../support/pageChecks.ts'
import { templateSamples } from '../../support/pages.ts'
import { expect, open } from '../../support/site.ts'
import { waitForTypeface, subsetAt } from '../../support/typeface.ts'

export const widths = [1440, 768, 390, 320]
export const height = 800

export const path = (code: LanguageCode | PseudoLanguageCode, id: PageId) =>
  code in languages ? pagePath(id, code as LanguageCode) : `/${code}${pageRow(id).path}`.replace(/\/$/, '')
export const rows = { ...languages, [added.live.code]: added.live, [added.draft.code]: added.draft }

/** @param gaps the English texts that stand for those which are not translated. */
export function declareLanguageTests(status: Status, gaps: readonly string[]): void {
  const { code, label, direction, fontSubsets } = added[status]
  const others = [...languageCodes.filter((other) => other !== 'en'), code].map((other) => rows[other].label)
  const isOfTest = (name: string) => others.includes(name)
  test(`/${code}/zzz is not found, and says so in its language`, async ({ request }) => {
    const response = await request.get(`/${code}/zzz`)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(`<html lang="${code}" dir="${direction}">`)
  })

  test(`the menu of languages leads to ${code} by pointer and by keyboard`, async ({ page }) => {
    await open(page, pagePath('industries', 'en'))
    const bar = page.getByRole('banner')
    const button = (name: string) => bar.getByRole('button', { name, exact: true })
    await button(rows.en.label).click()
    // There is the other added language, too, and the owner may have drafts of their own.
    const shown = async () => (await bar.locator('a[hreflang]:visible').allTextContents()).filter(isOfTest)
    await expect.poll(shown).toEqual(others)
    await bar.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path(code, 'industries'))
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expectUntranslatedMarked(page, gaps, 'after a switch')

    await button(label).focus()
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('link', { name: rows.en.label, exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('link', { name: rows.ar.label, exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(label)).toBeFocused()
    await expect(bar.locator('a[hreflang]:visible')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pagePath('industries', 'en'))
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(button(rows.en.label)).toBeVisible()
  })

  test(`${code} is set in the typeface that has its letters, with a bold of its own`, async ({ page }) => {
    await open(page, path(code, 'contact'))
    const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const loaded = urls.flatMap((url) => subsetAt(url) ?? [])
    const subsets = [...fontSubsets]
    expect([...new Set(loaded)].toSorted()).toEqual(subsets.toSorted())
    if (subsets.length > 0) await waitForTypeface(page)
    const heading = page.getByRole('heading', { level: 1 })
    const typeface = subsets.length > 0 ? new RegExp(brand.typeface) : /^system-ui$/
    await expect(heading).toHaveCSS('font-family', typeface)
    await expect(heading).toHaveCSS('font-synthesis', 'none')
  })

  test(`every template in ${code} has its language, marks missing texts and fits every window`, async ({
    page,
  }) => {
    for (const id of templateSamples) {
      await page.setViewportSize({ width: 1280, height })
      await open(page, path(code, id))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      const untranslated = await expectUntranslatedMarked(page, gaps, `${path(code, id)}: untranslated texts`)
      expect(untranslated > 0, path(code, id)).toBe(gaps.length > 0)
      for (const width of widths) {
        const state = `${path(code, id)} at ${width} px`
        await page.setViewportSize({ width, height })
        await expectNoSidewaysScroll(page, state)
        await expectBarFits(page, state)
        await expectNoTextCut(page, 'en', state)
      }
    }
  })

  test(`a browser that speaks ${code} is led to it from Home`, async ({ browser, site }) => {
    const { language, region } = new Intl.Locale(code).maximize()
    const context = await browser.newContext({ baseURL: site.origin, locale: `${language}-${region}` })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page).toHaveURL(path(code, 'home'))
    await context.close()
  })
}
