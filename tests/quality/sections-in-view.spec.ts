import { industries } from '#config/industries.ts'
import { pagePath } from '#i18n/addresses.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { layoutShift } from '../support/pageChecks.ts'
import { sectionTop } from '../support/sectionTop.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'
import { openBeforeTypeface, waitForTypeface } from '../support/typeface.ts'

const [first] = industries
const last = 'manufacturing'

inEachLanguage((language, inOneLanguage) => {
  const path = pagePath('industries', language)

  test.describe('a long page on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    inOneLanguage('does not move as it comes, and the End key leads to its end', async ({ page }) => {
      const typeface = await openBeforeTypeface(page, path)
      expect(await layoutShift(page)).toEqual({ total: 0, moved: [] })
      typeface.resolve(undefined)
      await waitForTypeface(page)
      await page.keyboard.press('End')
      await expect(page.getByRole('link', { name: texts(language, 'footer').terms })).toBeInViewport()
    })

    for (const from of [first.id, 'oil'] as const) {
      inOneLanguage(`jumps from ${from} to the right place, and stays there`, async ({ page }) => {
        await page.clock.install()
        await open(page, path)
        await page.locator(`section#${from}`).evaluate((element) => element.scrollIntoView())
        const menu = page.getByRole('navigation', { name: texts(language, 'accessibility').jumpMenu })
        await menu.getByRole('link', { name: texts(language, 'menu').industries[last] }).click()
        await expect.poll(() => sectionTop(page, last)).toBe(siteConstants.anchorOffset)
        // The time after which a jump that came to nothing is tried again.
        await page.clock.runFor(siteConstants.anchorRetryDelay)
        await expect.poll(() => sectionTop(page, last)).toBe(siteConstants.anchorOffset)
      })
    }
  })
})
