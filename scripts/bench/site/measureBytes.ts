import type { Results } from '../Results.ts'
import { withBrowser, openTab } from './browser.ts'
import type { MeasuredPage } from './pages.ts'
import type { Site } from './startSites.ts'

/** What the page itself fetches, as it is sent, in KB; without the pages that are fetched ahead of a click. */
export async function measureBytes(results: Results, site: Site, { id, path }: MeasuredPage) {
  const { html, script, fonts } = await countBytes(site, path)
  results.add('html', path, html, site.column)
  results.add(id === 'contact' ? 'scriptContact' : 'script', path, script, site.column)
  results.add('fonts', path, fonts, site.column)
}

function countBytes(site: Site, path: string) {
  return withBrowser(site, async (browser) => {
    const { page } = await openTab(browser, { slowdown: 1, phone: true })
    // For a visitor who saves data nothing is fetched ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
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
  })
}
