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

  /** Waits until nothing more is asked for: the state `networkidle` comes only once in the life of a document. */
  async rest(): Promise<void> {
    await expect
      .poll(async () => {
        const before = this.urls.length
        await idleTimes(this.#page)
        return [...(await this.#waiting()), ...this.urls.slice(before)]
      })
      .toEqual([])
  }

  /** Whose answers are not there. Of a file that was preloaded Playwright may report no end, but the page knows it. */
  async #waiting(): Promise<string[]> {
    const ended = new Set(await this.#page.evaluate(() => performance.getEntries().map(({ name }) => name)))
    return [...this.#pending].map((request) => request.url()).filter((url) => !ended.has(url))
  }
}

/** Links in view are fetched in the third. Chromium may report no idle time on a page at rest: hence the limit. */
export async function idleTimes(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
