import { pageRow, type PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { expectUntranslatedMarked } from './untranslatedTexts.ts'
import { test } from './languageSite.ts'
import type { PseudoLocale } from './pseudoTranslate.ts'
import { pseudoLocaleCodes, pseudoLocales } from './pseudoLocales.ts'
import { expect, open } from '../../support/site.ts'

/** The address of a page in one of the four languages. */
export const path = (code: LanguageCode | PseudoLocale, id: PageId) =>
  code in languages ? pagePath(id, code as LanguageCode) : `/${code}${pageRow(id).path}`.replace(/\/$/, '')
/** What each language calls itself. */
export const names = Object.fromEntries([
  ...languageCodes.map((code) => [code, languages[code].label]),
  ...pseudoLocaleCodes.map((code) => [code, pseudoLocales[code].label]),
])

/**
 * Declares what has to be true of a site in four languages, whether two of them are drafts or live.
 * @param gaps the English texts that stand for those which are not translated.
 */
export function declareFourLanguageTests(gaps: readonly string[]): void {
  for (const code of pseudoLocaleCodes) {
    test(`/${code}/zzz is not found, and says so in its language`, async ({ request }) => {
      const response = await request.get(`/${code}/zzz`)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain(`<html lang="${code}" dir="${pseudoLocales[code].direction}">`)
    })

    test(`the menu of languages leads to ${code} by pointer and by keyboard`, async ({ page }) => {
      await open(page, pagePath('industries', 'en'))
      const bar = page.getByRole('banner')
      const button = (name = '') => bar.getByRole('button', { name, exact: true })
      await button(names['en']).click()
      await expect(bar.locator('a[hreflang]:visible')).toHaveText([
        names['ar'],
        names['fr'],
        names['fa'],
      ] as string[])
      await bar.getByRole('link', { name: names[code], exact: true }).click()
      await expect(page).toHaveURL(path(code, 'industries'))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.locator('html')).toHaveAttribute('dir', pseudoLocales[code].direction)
      await expectUntranslatedMarked(page, gaps, 'after a switch')

      await button(names[code]).focus()
      await page.keyboard.press('ArrowDown')
      await expect(bar.getByRole('link', { name: names['en'], exact: true })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(bar.getByRole('link', { name: names['ar'], exact: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button(names[code])).toBeFocused()
      await expect(bar.locator('a[hreflang]:visible')).toHaveCount(0)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(pagePath('industries', 'en'))
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await expect(button(names['en'])).toBeVisible()
    })

    test(`a heading of ${code} is set in the typeface`, async ({ page }) => {
      await open(page, path(code, 'contact'))
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /arabic-(\w+)-[46]00/.exec(name)?.[1] ?? []),
      )
      const own = code === 'fr' ? ['accents', 'latin'] : ['latin', 'persian']
      expect([...new Set(loaded)].toSorted()).toEqual(own)
    })
  }
}
