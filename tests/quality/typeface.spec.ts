import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { fontWeights } from '#config/fontSubsets.ts'
import { Network } from '../support/network.ts'
import { layoutShift } from '../support/pageChecks.ts'
import { expect, inEachLanguage, test, waitForHydration } from '../support/site.ts'
import { isInTypeface, subsetAt, waitForTypeface } from '../support/typeface.ts'

/** A bold line, a paragraph and a link of the bar: they have the typeface's files of both weights. */
const words = (page: Page) => [
  page.getByRole('heading', { level: 1 }),
  page.locator('main p').first(),
  page.getByRole('banner').locator('nav a').first(),
]

const areInTypeface = (page: Page) => Promise.all(words(page).map(isInTypeface))

/** Runs in the page: remembers how wide the bar's first word is at the page's first frame. Every typeface has its own widths. */
const rememberFirstFrame = () =>
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    Object.assign(window, { firstWidth: document.querySelector('nav a')?.getBoundingClientRect().width })
  }).observe({ type: 'paint' })
const widths = () => ({
  atFirst: (window as { firstWidth?: number }).firstWidth,
  now: document.querySelector('nav a')?.getBoundingClientRect().width,
})

inEachLanguage((language) => {
  const { fontSubsets, script } = languages[language]
  const files = fontSubsets.flatMap((subset) => fontWeights.map((weight) => `${subset}-${weight}`))

  test('a typeface that comes late is shown whole, and moves nothing', async ({ page }) => {
    const network = new Network(page)
    const arrived = files.map((file) => ({ file, ...Promise.withResolvers<void>() }))
    for (const { file, promise } of arrived) {
      await page.route(new RegExp(`/${file}-[^/]*[.]woff2$`), (route) => promise.then(() => route.continue()))
    }
    // The event `load` waits for the files.
    await page.goto(pagePath('sap', language), { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    for (const { file, resolve } of arrived) {
      expect.soft(await areInTypeface(page), `before ${file}`).toEqual([false, false, false])
      resolve()
    }
    await expect.poll(() => areInTypeface(page)).toEqual([true, true, true])
    const { total } = await layoutShift(page)
    // In Arabic, words change places within their lines by 0.032; no line is added (decision 42).
    expect.soft(total, 'layout shift').toBeLessThanOrEqual(script === 'Arab' ? 0.04 : 0.02)
    const fetched = network.urls.filter((url) => subsetAt(url))
    expect.soft(fetched, 'files of the typeface').toHaveLength(files.length)
  })

  test('a page is in the typeface from its first frame where the cache has it', async ({ page }) => {
    await page.addInitScript(rememberFirstFrame)
    await page.goto(pagePath('sap', language))
    await waitForTypeface(page)
    await page.goto(pagePath('industries', language))
    await waitForTypeface(page)
    for (const other of languageCodes.filter((code) => code !== language)) {
      const name = page.getByRole('banner').locator(`a[hreflang="${other}"]`)
      await expect.poll(() => isInTypeface(name), `the name of ${other}`).toBe(true)
    }
    await expect.poll(async () => (await page.evaluate(widths)).atFirst).toBeGreaterThan(0)
    const { atFirst, now } = await page.evaluate(widths)
    expect(atFirst).toBe(now)
  })
})
