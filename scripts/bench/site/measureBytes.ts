import type { Browser } from '@playwright/test'
import type { Bench } from '../Bench.ts'
import { inBrowser, openTab } from './browser.ts'
import type { MeasuredPlace } from './places.ts'
import type { Sites } from './startSites.ts'

/** What a first visit fetches as it is sent, once: it is the same in every run. */
export async function measureBytes({
  places,
  sites,
  foreignPort,
  results,
}: Bench & Sites & { places: readonly MeasuredPlace[] }): Promise<void> {
  for (const { page, path } of places) {
    const script = page === 'home' ? 'scriptHome' : page === 'contact' ? 'scriptContact' : 'script'
    for (const { column, origin } of sites) {
      const found = await results.attempt(`Bytes of ${path}`, () =>
        inBrowser(foreignPort, (browser) => weigh(browser, origin + path)),
      )
      results.add('html', path, found?.html, column)
      results.add(script, path, found?.script, column)
      results.add('fonts', path, found?.fonts, column)
    }
  }
}

/** In KB, until the page is at rest and nobody has touched it. */
async function weigh(browser: Browser, url: string) {
  const { page } = await openTab(browser, { slowdown: 1, phone: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const kilobytes = (extension: string) =>
      files
        .filter(({ name }) => name.startsWith(location.origin) && name.endsWith(extension))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
    return {
      html: (navigation?.encodedBodySize ?? Number.NaN) / 1000,
      script: kilobytes('.js'),
      fonts: kilobytes('.woff2'),
    }
  })
}
