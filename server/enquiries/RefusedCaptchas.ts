import { minute } from '#server/durations.ts'

const windowMs = 10 * minute
const limit = 30

/** The counts are in memory: a write for each would give the disk to whoever sends refused captchas. */
export class RefusedCaptchas {
  #counts = new Map<string, number>()
  #endsAt = 0

  secondsToWait(key: string): number {
    const left = this.#endsAt - performance.now()
    return left > 0 && (this.#counts.get(key) ?? 0) >= limit ? Math.ceil(left / 1000) : 0
  }

  add(key: string): void {
    const now = performance.now()
    if (now >= this.#endsAt) {
      this.#counts = new Map()
      this.#endsAt = now + windowMs
    }
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }
}
