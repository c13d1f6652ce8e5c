import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/mail/DeliveryTools.ts'

interface Wait {
  until: number
  end: () => void
}

/** A clock that stands still until it is turned on. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 10, 21)
  readonly #waits = new Set<Wait>()
  readonly #isBusy: () => boolean

  /** @param isBusy whether something is under way that takes real time: a connection, say */
  constructor(isBusy = () => false) {
    this.#isBusy = isBusy
  }

  now = () => this.#now

  wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        this.#waits.delete(wait)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const wait: Wait = { until: this.#now + ms, end }
      this.#waits.add(wait)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end)
    })

  /** Lets time pass, from one end of a wait to the next, and after each what follows from it. */
  async advance(ms: number): Promise<void> {
    const target = this.#now + ms
    await this.#settle()
    for (;;) {
      const next = [...this.#waits].toSorted((one, other) => one.until - other.until)[0]
      if (!next || next.until > target) break
      this.#now = next.until
      next.end()
      await this.#settle()
    }
    this.#now = target
  }

  async #settle() {
    await settle()
    while (this.#isBusy()) await settle()
  }
}

/** Lets everything run that waits for nothing outside this process. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
}
