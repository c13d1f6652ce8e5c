import { expect, test as base, type Page, type PlaywrightTestArgs, type TestInfo } from '@playwright/test'
import { eachLanguage } from './eachLanguage.ts'
import { startStubProxy } from './stubProxy.ts'
import { isHydrated } from './isHydrated.ts'
import { captchaStub, mapStub } from './thirdParties.ts'

/**
 * The `test` of this site. It fails at any message in the console, error in the page, violation of the page's content
 * policy, or request to another host. A proxy at the network's edge answers for captcha and map, the only third
 * parties. (Playwright's `route` would turn off the browser's cache, and slow down every page.)
 */
export const test = base.extend<{ provoked: RegExp; strict: void }, { stubProxy: string }>({
  /** The messages that a test provokes on purpose, by `test.use({ provoked: … })`. By default none. */
  provoked: [/(?!)/, { option: true }],
  stubProxy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const proxy = await startStubProxy()
      await use(proxy.address)
      proxy.close()
    },
    { scope: 'worker' },
  ],
  proxy: ({ stubProxy }, provide) => provide({ server: `http://${stubProxy}`, bypass: 'localhost' }),
  ignoreHTTPSErrors: true,
  strict: [
    async ({ context, baseURL, provoked }, use) => {
      const offences: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) offences.push(`console: ${message.text()}`)
      })
      // It runs before the page's scripts, and reports violations itself: Chromium reports some of them as hints only.
      await context.addInitScript(reportViolations)
      context.on('weberror', (error) => offences.push(`page error: ${error.error().message}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.origin !== baseURL && !captchaStub(url) && !mapStub(url))
          offences.push(`request: ${url.href}`)
      })
      await use()
      expect(offences.filter((offence) => !provoked.test(offence))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function reportViolations() {
  // React wraps an error; the message that fails the test should name the cause.
  window.addEventListener('error', ({ error }: { error: unknown }) => {
    if (error instanceof Error && error.cause) console.error(error.cause)
  })
  window.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    console.error(`violates ${effectiveDirective}: ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`)
  })
}

type Body = (fixtures: PlaywrightTestArgs, info: TestInfo) => Promise<void>

export const inEachLanguage = eachLanguage<Body>(test)

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Holds back files, all scripts or those of some addresses, until the test releases them. */
export async function holdFiles(page: Page, addresses = /\.js$/) {
  const files = Promise.withResolvers<undefined>()
  await page.route(addresses, (route) => files.promise.then(() => route.continue()))
  return files
}

/** Makes the visitor save data: the site then fetches nothing for pages that nobody has opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}
