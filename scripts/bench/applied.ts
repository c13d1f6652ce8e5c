import type { Browser } from '@playwright/test'
import { openTab } from './browser.ts'

/** Slow 4G, applied to every packet rather than computed afterwards. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Times in ms from the navigation's start. */
export interface AppliedLoad {
  firstPaint: number
  largestPaint: number
  /** The end of the last task over 50 ms, or the first paint where there is none. */
  interactive: number
  /** When the client's entry has hydrated the shell and marks it so; a page that does not has none. */
  alive: number | undefined
  /** What tasks over 50 ms took after the first paint. */
  longTasks: number
  longestTask: number
  layoutShift: number
}

/** Loads a page on a slow phone over a slow network, and watches it until it has been quiet for 2 s. */
export async function measureApplied(browser: Browser, url: string): Promise<AppliedLoad> {
  const { page, devtools } = await openTab(browser, { slowdown: 4, phone: true })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  const load = await page.evaluate(readTimeline)
  if (Number.isNaN(load.firstPaint)) throw new Error('the page was not painted')
  return load
}

/** Runs in the page. */
async function readTimeline(): Promise<AppliedLoad> {
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  for (const type of ['longtask', 'layout-shift', 'largest-contentful-paint']) {
    observer.observe({ type, buffered: true })
  }
  await new Promise((resolve) => setTimeout(resolve, 300))

  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  // Of a task that was running at the first paint counts what came after it.
  const tasks = entries
    .filter(({ entryType }) => entryType === 'longtask')
    .map(({ startTime, duration }) => ({ start: Math.max(startTime, firstPaint), end: startTime + duration }))
    .filter(({ start, end }) => end > start)
  const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift') as (PerformanceEntry & {
    value: number
  })[]
  const largest = entries.findLast(({ entryType }) => entryType === 'largest-contentful-paint')
  return {
    firstPaint,
    largestPaint: largest?.startTime ?? Number.NaN,
    interactive: Math.max(firstPaint, ...tasks.map(({ end }) => end)),
    alive: performance.getEntriesByName('alive')[0]?.startTime,
    longTasks: tasks.reduce((sum, { start, end }) => sum + end - start, 0),
    longestTask: Math.max(0, ...tasks.map(({ start, end }) => end - start)),
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}
