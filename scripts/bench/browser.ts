import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { browserLaunchOptions } from '../../tests/support/browser.ts'

/** Where Lighthouse finds the browser. */
export const debuggingPort = 9333

/** The tests' browser, trusting the benchmark's certificate. */
export async function launchBrowser(): Promise<Browser> {
  const options = await browserLaunchOptions()
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })
}

export interface Visit {
  context: BrowserContext
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
      ? { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
      : { viewport: { width: 1350, height: 940 } },
  )
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, devtools }
}
