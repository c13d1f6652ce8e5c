import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/delivery/deliver.ts'

interface Wait {
  until: number
  end: () => void
}

export class ManualClock implements Clock {
  #now = Date.UTC(2026, 10, 21)
  readonly #waits = new Set<Wait>()
  readonly #isBusy: () => boolean

  /** @param isBusy whether something that takes real time is running, such as a connection */
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

  /** Advances the time to the end of each wait in turn, and runs what follows from it. */
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
    await flushPromises()
    while (this.#isBusy()) await flushPromises()
  }
}

/** Runs all pending work that waits for nothing outside this process. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
}
