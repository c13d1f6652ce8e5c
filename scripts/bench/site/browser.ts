import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { browserLaunchOptions } from '../../../tests/support/browser.ts'
import { freePort } from '../../../tests/support/freePort.ts'

/** In place of the port of their stand-in. */
export const noForeignHosts = 'none'

/** In ms; a measurement that takes longer hangs. */
const timeoutMs = 120_000

/**
 * Starts the tests' browser for one measurement, so that none finds what an earlier one left, and ends it. It
 * trusts the benchmark's certificate, and all other hosts are the stand-in at `foreignPort`.
 * @param measure gets the browser, and the port at which Lighthouse finds it
 */
export async function inBrowser<T>(
  foreignPort: number | typeof noForeignHosts,
  measure: (browser: Browser, debuggingPort: number) => Promise<T>,
): Promise<T> {
  const foreign = foreignPort === noForeignHosts ? '~NOTFOUND' : `127.0.0.1:${foreignPort}`
  const [options, port] = await Promise.all([browserLaunchOptions(), freePort()])
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP * ${foreign}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
      `--remote-debugging-port=${port}`,
    ],
  })
  const timer = new AbortController()
  const { signal } = timer
  try {
    return await Promise.race([
      measure(browser, port),
      sleep(timeoutMs, undefined, { signal }).then(() => {
        throw new Error(`no result within ${timeoutMs / 1000} s`)
      }),
    ])
  } finally {
    timer.abort()
    await browser.close()
  }
}

/** A new page scrolls to its top smoothly, as the specification asks; what is measured is when the page is there. */
const motion = { reducedMotion: 'reduce' } as const

interface Visit {
  page: Page
  devtools: CDPSession
}

/** A first visit's tab: nothing cached, a processor so many times slower than this one. */
export async function openTab(
  browser: Browser,
  { slowdown, phone }: { slowdown: number; phone: boolean },
): Promise<Visit> {
  const context = await browser.newContext(
    phone
      ? {
          ...motion,
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          isMobile: true,
          hasTouch: true,
        }
      : { ...motion, viewport: { width: 1350, height: 940 } },
  )
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools }
}
