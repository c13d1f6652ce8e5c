import { industries } from '#config/industries.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { specified } from '#config/specified.ts'
import { layoutShift } from '../support/pageChecks.ts'
import { sectionTop } from '../support/sectionTop.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const [first] = industries
const last = 'manufacturing'

declare global {
  interface Window {
    firstHydrated: Promise<number>
  }
}

/** Runs before the page's scripts: which section works first, in the order of the page. */
function watchHydration() {
  window.firstHydrated = new Promise((resolve) => {
    new MutationObserver(() => {
      const sections = [...document.querySelectorAll('main > [data-tone]')]
      resolve(sections.findIndex((section) => section.matches('[data-live]')))
    }).observe(document, { subtree: true, attributeFilter: ['data-live'] })
  })
}

inEachLanguage((language, once) => {
  for (const page of ['home', 'industries', 'sap', 'contact'] as const) {
    once(`what ${page} opens with works before what lies below`, async ({ page: tab }) => {
      await tab.addInitScript(watchHydration)
      await tab.goto(pagePath(page, language))
      expect(await tab.evaluate(() => window.firstHydrated)).toBe(0)
    })
  }

  const path = pagePath('industries', language)

  test.describe('a long page on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    once('does not move as it comes, and the End key leads to its end', async ({ page }) => {
      await open(page, path)
      expect(await layoutShift(page)).toEqual({ total: 0, moved: [] })
      await page.keyboard.press('End')
      await expect(page.getByRole('link', { name: texts(language, 'footer').terms })).toBeInViewport()
    })

    for (const from of [first.id, 'oil'] as const) {
      once(`jumps from ${from} to the right place, and stays there`, async ({ page }) => {
        await page.clock.install()
        await open(page, path)
        await page.locator(`section#${from}`).evaluate((element) => element.scrollIntoView())
        const menu = page.getByRole('navigation', { name: texts(language, 'accessibility').jumpMenu })
        await menu.getByRole('link', { name: texts(language, 'menu').industries[last] }).click()
        await expect.poll(() => sectionTop(page, last)).toBe(specified.anchorOffset)
        // The time after which a jump that came to nothing is tried again.
        await page.clock.runFor(specified.anchorRetryDelay)
        await expect.poll(() => sectionTop(page, last)).toBe(specified.anchorOffset)
      })
    }

    test('keeps the reading position when the language is switched', async ({ page }) => {
      const other = languageCodes.find((code) => code !== language) ?? language
      await open(page, path)
      await page.locator(`section#${last}`).evaluate((element) => {
        element.scrollIntoView()
        window.scrollBy(0, Math.ceil(element.getBoundingClientRect().top))
      })
      const before = await sectionTop(page, last)
      await page.getByRole('link', { name: languages[other].label }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect.poll(async () => Math.abs((await sectionTop(page, last)) - before)).toBeLessThan(2)
    })
  })
})
