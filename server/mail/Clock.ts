import { setTimeout } from 'node:timers/promises'

/** The time, in ms since the epoch, and a way to let it pass; tests have one that they turn by hand. */
export interface Clock {
  now(): number
  /** Resolves after so many ms, or at once when the signal is or gets aborted; never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: async (ms, signal) => {
    await setTimeout(ms, undefined, { signal }).catch(() => {})
  },
}
