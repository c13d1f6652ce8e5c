import type { Browser } from '@playwright/test'
import { openTab } from './browser.ts'

/** In KB of 1000 bytes, as they are sent: scripts in brotli, typefaces as they are. */
export interface FirstLoadBytes {
  script: number
  fonts: number
}

/** What a first visit fetches of the site's own until it is at rest and nobody has touched it. */
export async function measureBytes(browser: Browser, url: string): Promise<FirstLoadBytes> {
  const { page } = await openTab(browser, { slowdown: 1, phone: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(location.origin)) as PerformanceResourceTiming[]
    const kilobytes = (extension: string) =>
      files
        .filter(({ name }) => name.endsWith(extension))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
    return { script: kilobytes('.js'), fonts: kilobytes('.woff2') }
  })
}
