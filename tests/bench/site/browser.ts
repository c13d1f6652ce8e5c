import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { browserLaunchOptions } from '../../../scripts/browser.ts'
import { freePort } from '../../support/freePort.ts'
import type { Site } from './startSites.ts'

/**
 * Starts a browser for one measurement, so that no measurement finds the cache of an earlier one. The browser trusts
 * the benchmark's certificate, and a stub of captcha and map answers for all other hosts.
 */
export async function withBrowser<T>(
  { proxy }: Site,
  measure: (browser: Browser, debuggingPort: number) => Promise<T>,
): Promise<T> {
  const [options, port] = await Promise.all([browserLaunchOptions(), freePort()])
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
    proxy: { server: `http://${proxy}`, bypass: 'localhost' },
  })
  try {
    return await measure(browser, port)
  } finally {
    await browser.close()
  }
}

const phoneWindow = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const largeWindow = { viewport: { width: 1350, height: 940 } }

/** Opens a tab for a first visit: an empty cache, and a processor that is slower by a factor. */
export async function openTab(
  browser: Browser,
  { slowdown, phone }: { slowdown: number; phone: boolean },
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    // Otherwise measures would wait for the smooth scroll to a new page's top, which the specification asks for.
    reducedMotion: 'reduce',
    ...(phone ? phoneWindow : largeWindow),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools }
}

/** Gives the page's scripts a function with this name, which reports one text. */
export async function addReport(devtools: CDPSession, name: string): Promise<{ reported: Promise<string> }> {
  const { promise, resolve } = Promise.withResolvers<string>()
  devtools.on('Runtime.bindingCalled', (call) => call.name === name && resolve(call.payload))
  // Playwright's own functions run scripts in the page. On a processor four times slower these took up to 65 ms, which
  // would count as the page's.
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name })
  return { reported: promise }
}
