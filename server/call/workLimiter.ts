import { Refusal } from './Refusal.ts'

/** In seconds. */
const retryAfter = '10'

/**
 * Runs so many works at a time and refuses any other at once: on a slow disk those who wait longest would have
 * left before their answer.
 * @throws Refusal 503
 */
export function workLimiter(most: number) {
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) throw new Refusal(503, 'busy', { headers: { 'retry-after': retryAfter } })
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
