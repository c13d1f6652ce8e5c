import { launch as launchBrowser, type Browser, type LaunchOptions } from 'puppeteer-core'
import { browserLaunchOptions } from '../../../scripts/browser.ts'
import type { Engine, Preferences } from './Engine.ts'
import { puppeteerWindow } from './puppeteerWindow.ts'
import { reuseWindows } from './reuseWindows.ts'

export function chromium(proxy: string): Engine {
  const launch = async (): Promise<LaunchOptions> => {
    const { executablePath = '', args = [], env = {} } = await browserLaunchOptions()
    return {
      browser: 'chrome',
      executablePath,
      env,
      headless: 'shell',
      acceptInsecureCerts: true,
      args: [...args, `--proxy-server=${proxy}`],
    }
  }
  let browser: Promise<Browser> | undefined
  return reuseWindows(
    async ({ reducedMotion, darkScheme }) => {
      browser ??= launch().then((options) => launchBrowser(options))
      const context = await (await browser).createBrowserContext()
      const page = await context.newPage()
      await page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
        { name: 'prefers-color-scheme', value: darkScheme ? 'dark' : 'light' },
      ])
      return puppeteerWindow(context, page)
    },
    async () => (await browser)?.close(),
  )
}

/** Firefox, through WebDriver BiDi. What visitors have set is a setting of the browser: each set has its own. */
export function firefox(proxy: string, executablePath: string): Engine {
  const [host, port] = proxy.split(':')
  const launch = ({ reducedMotion, darkScheme }: Preferences) =>
    launchBrowser({
      browser: 'firefox',
      executablePath,
      acceptInsecureCerts: true,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
        'layout.css.prefers-color-scheme.content-override': darkScheme ? 0 : 1,
        'network.proxy.type': 1,
        'network.proxy.ssl': host,
        'network.proxy.ssl_port': Number(port),
      },
    })
  const browsers = new Map<string, Promise<Browser>>()
  return reuseWindows(
    async (preferences) => {
      const key = JSON.stringify(preferences)
      const browser = browsers.get(key) ?? launch(preferences)
      browsers.set(key, browser)
      const context = await (await browser).createBrowserContext()
      return puppeteerWindow(context, await context.newPage())
    },
    async () => {
      for (const browser of browsers.values()) await (await browser).close()
    },
  )
}
