import type { BrowserContext, EvaluateFunc, Page } from 'puppeteer-core'
import type { DriverWindow } from './Engine.ts'

export async function puppeteerWindow(context: BrowserContext, page: Page): Promise<DriverWindow> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`))
  await page.evaluateOnNewDocument(nameErrors)
  return {
    goto: async (url) => void (await page.goto(url)),
    // By the page's own history: a document that comes back from the cache is no load to wait for.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: async () => void (await page.reload()),
    url: async () => page.url(),
    evaluate: (run, ...args) => page.evaluate(run as EvaluateFunc<unknown[]>, ...args) as Promise<never>,
    moveTo: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: () => problems,
    forgetCookies: async () => context.deleteCookie(...(await context.cookies())),
  }
}

/** Runs in the page: of an error in the console, Firefox tells its driver no more than that it is one. */
function nameErrors() {
  const { error } = console
  console.error = (...values: unknown[]) =>
    error(
      ...values.map((value) => (value instanceof Error ? `${String(value)} ${value.stack ?? ''}` : value)),
    )
}
