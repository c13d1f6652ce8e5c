import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import type { PageId } from '#config/pages.ts'
import { expect, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

for (const code of languageCodes) {
  test(`in ${code} the icons turn that point along the line, and no others`, async ({ page }) => {
    const { carousel } = texts(code, 'accessibility')
    const pointing = new Set([carousel.previous, carousel.next])
    const turned = languages[code].direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none'
    const ids: PageId[] = ['home', 'sap', 'contact']
    for (const id of ids) {
      await open(page, pagePath(id, code))
      const icons = await page.evaluate(() =>
        [...document.querySelectorAll('svg')]
          .filter((icon) => icon.checkVisibility() && icon.getBoundingClientRect().width <= 26)
          .flatMap((icon) => {
            const control = icon.closest('a, button, summary')
            const name = control?.getAttribute('aria-label') ?? control?.textContent.trim() ?? ''
            // Arrows follow the words of links, and separate those of the breadcrumb. That of a questionnaire points down.
            const isOfLink = icon.closest('main a:not([href$="#sheet"]), main nav li') !== null
            const { transform } = getComputedStyle(icon)
            return !control || icon.closest('header a, footer') ? [] : { name, isOfLink, transform }
          }),
      )
      expect(icons.length, id).toBeGreaterThan(2)
      for (const { name, isOfLink, transform } of icons) {
        const wanted = isOfLink || pointing.has(name) ? turned : 'none'
        expect.soft(transform, `${pagePath(id, code)}: icon of "${name}"`).toBe(wanted)
      }
    }
  })
}
