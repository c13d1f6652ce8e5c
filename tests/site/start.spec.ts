import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, open } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** Browsers that protect their visitors tell a page less about themselves. */
const browsers: Record<string, (page: Page) => Promise<unknown>> = {
  'reports no paint': (page) =>
    page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        static override get supportedEntryTypes() {
          return super.supportedEntryTypes.filter((type) => type !== 'paint')
        }
        override observe(options?: PerformanceObserverInit) {
          const { type, entryTypes } = options ?? {}
          if (type !== 'paint' && !entryTypes?.includes('paint')) super.observe(options)
        }
      }
    }),
  'observes no performance': (page) =>
    page.addInitScript(() => Object.defineProperty(window, 'PerformanceObserver', { value: undefined })),
}

inEachLanguage((language, once) => {
  const names = texts(language, 'accessibility')
  for (const [what, prepare] of Object.entries(browsers)) {
    once(`a page is hydrated in a browser that ${what}`, async ({ page }) => {
      await prepare(page)
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, pagePath('home', language))
      const button = page.getByRole('button', { name: names.openMenu })
      await button.click()
      await expect(page.getByRole('navigation', { name: names.mobileMenu })).toBeVisible()
      // The menu opens without scripts too; the scheme changes only with them.
      const { toDark } = names.colorScheme
      await page.getByRole('button', { name: toDark }).filter({ visible: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    })
  }
})
