import type { Browser } from '@playwright/test'
import { withTimeout } from '#server/withTimeout.ts'
import { addReport, openTab } from './browser.ts'
import { watchLoad, type Load } from './watchLoad.ts'

/** The network of every request. Lighthouse computes its effect afterwards; here the browser applies it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const timeoutMs = 60_000

export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, devtools } = await openTab(browser, { slowdown: 4, phone: true })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  const settled = await addReport(devtools, 'reportSettled')
  await page.addInitScript(watchLoad)
  await page.goto(url, { waitUntil: 'load' })
  await withTimeout(timeoutMs, settled.reported)
  return page.evaluate(() => window.readLoad())
}
