import type { Page, Request } from '@playwright/test'
import { expect } from './site.ts'

/** What a page asks for from now on. */
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

  /**
   * Waits until all is there that was asked for, and the page, given its idle times, asks for nothing more. (The
   * state `networkidle` comes once in the life of a document, and so says nothing of what is asked for later.)
   */
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

/**
 * Gives the page the idle times and frames in which it does what can wait: links in view are fetched in the third. Of a
 * page where nothing happens any more Chromium may report no idle time: hence the limit, which is the page's own.
 */
export async function idleTimes(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
