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
  /** When the last script of the load has run and the page answers by script; 0 without scripts. */
  alive: number
  /** What tasks over 50 ms took after the first paint, in ms. */
  longTasks: number
  longestTask: number
  layoutShift: number
}

/** Loads a page on a slow phone over a slow network, and watches it until it has been quiet for 2 s. */
export async function measureApplied(browser: Browser, url: string): Promise<AppliedLoad> {
  const { context, page, devtools } = await openTab(browser, { slowdown: 4, phone: true })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  const load = await page.evaluate(readTimeline)
  await context.close()
  return load
}

/** Runs in the page. */
async function readTimeline(): Promise<AppliedLoad> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 300)
    })
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const tasks = (await entries('longtask')).filter(({ startTime }) => startTime >= firstPaint)
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[]
  return {
    firstPaint,
    largestPaint: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    interactive: Math.max(firstPaint, ...tasks.map(({ startTime, duration }) => startTime + duration)),
    alive: performance.getEntriesByName('alive')[0]?.startTime ?? 0,
    longTasks: tasks.reduce((sum, { duration }) => sum + duration, 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}
