import type { Page, Request } from '@playwright/test'
import { expect } from './site.ts'

export class Network {
  readonly urls: string[] = []
  readonly #page: Page
  readonly #pending = new Set<Request>()

  constructor(page: Page) {
    this.#page = page
    const end = (request: Request) => void this.#pending.delete(request)
    page.on('requestfinished', end).on('requestfailed', end)
    page.on('request', (request) => {
      this.urls.push(request.url())
      this.#pending.add(request)
    })
  }

  /** Waits until nothing is requested any more. (`networkidle` is reached only once in the life of a document.) */
  async rest(): Promise<void> {
    await expect
      .poll(async () => {
        const before = this.urls.length
        await idleTimes(this.#page)
        return [...(await this.#waiting()), ...this.urls.slice(before)]
      })
      .toEqual([])
  }

  /** The requests without an answer. Playwright may not report the end of a preloaded file; the page knows it. */
  async #waiting(): Promise<string[]> {
    const ended = new Set(await this.#page.evaluate(() => performance.getEntries().map(({ name }) => name)))
    return [...this.#pending].map((request) => request.url()).filter((url) => !ended.has(url))
  }
}

/**
 * Waits for idle times: pages of links in view are fetched in the third. It has a limit, because Chromium may report no
 * idle time on a page at rest.
 */
export async function idleTimes(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
