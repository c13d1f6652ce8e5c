import { expect } from '@playwright/test'
import { isHydrated } from '../../support/isHydrated.ts'
import type { BrowserWindow } from '../drivers/Engine.ts'
import { look, type Seen, type Target } from './look.ts'

/** Someone in front of a window: finds things by role and name, and waits for them. */
export class Visitor {
  readonly window: BrowserWindow
  readonly #origin: string

  constructor(window: BrowserWindow, origin: string) {
    this.window = window
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    await this.window.goto(this.#origin + path)
    await this.expectAlive()
  }

  async expectAlive(): Promise<void> {
    await inTime('the page is hydrated', async () => {
      expect(await this.window.evaluate(isHydrated)).toBe(true)
    })
  }

  async address(): Promise<string> {
    return (await this.window.url()).slice(this.#origin.length)
  }

  see(target: Target): Promise<Seen | null> {
    return this.window.evaluate(look, target, false)
  }

  async expectSeen(target: Target, like: Partial<Seen> = {}): Promise<void> {
    await inTime(describe(target), async () => expect(await this.see(target)).toMatchObject(like))
  }

  async expectGone(target: Target): Promise<void> {
    await inTime(describe(target), async () => expect(await this.see(target)).toBeNull())
  }

  async expectHeading(name: string): Promise<void> {
    await this.expectSeen({ role: 'heading', name })
  }

  async expectText(selector: string, text: string): Promise<void> {
    await inTime(selector, async () => {
      expect(await this.window.evaluate(read, selector)).toContain(text)
    })
  }

  async pointAt(target: Target): Promise<Seen> {
    const seen = await this.#reach(target)
    await this.window.moveTo(seen.x, seen.y)
    return seen
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.#reach(target)
    await this.window.click(x, y)
  }

  async fill(name: string, text: string): Promise<void> {
    await this.click({ role: 'field', name, within: 'form' })
    await this.window.type(text)
  }

  scrollTo(top: number): Promise<void> {
    return this.window.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  }

  scrolled(): Promise<number> {
    return this.window.evaluate(() => Math.round(scrollY))
  }

  markDocument(): Promise<void> {
    return this.window.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  }

  isSameDocument(): Promise<boolean> {
    return this.window.evaluate(() => document.documentElement.hasAttribute('data-marked'))
  }

  /** To a page in a document of its own, whose entry the browser may first show in the document that is left. */
  async backToDocument(): Promise<void> {
    await this.markDocument()
    await this.window.back()
    await inTime('the document before is there', async () => expect(await this.isSameDocument()).toBe(false))
    await this.expectAlive()
  }

  /** By the page itself, as a visitor's reload is: Firefox forgets more where its driver reloads. */
  async reload(): Promise<void> {
    await this.markDocument()
    await this.window.evaluate(() => void setTimeout(() => location.reload()))
    await inTime('the page is loaded again', async () => expect(await this.isSameDocument()).toBe(false))
    await this.expectAlive()
  }

  /** Scrolls to a target and waits until nothing lies on it and it stands still. */
  async #reach(target: Target): Promise<Seen> {
    let before: Seen | null = null
    await inTime(describe(target), async () => {
      const seen = await this.window.evaluate(look, target, before === null || !before.isWithinReach)
      const last = before
      before = seen
      expect(seen).toMatchObject({ isWithinReach: true, x: last?.x, y: last?.y })
    })
    if (!before) throw new Error(`${describe(target)}: has gone`)
    return before
  }
}

function read(selector: string) {
  return document.querySelector(selector)?.textContent ?? ''
}

function describe({ role, name, within }: Target): string {
  return `${role} "${name}"${within ? ` in ${within}` : ''}`
}

/** Tries again until a look at the page, which may be in the middle of a change, finds what it should. */
async function inTime(what: string, check: () => Promise<void>): Promise<void> {
  await expect(check, what).toPass({ timeout: 60_000, intervals: [50, 100, 200] })
}
