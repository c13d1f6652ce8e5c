import { HttpError } from './HttpError.ts'

/** In seconds. */
const retryAfter = '10'

/**
 * Runs up to `limit` tasks at a time and refuses any more at once. On a slow disk, visitors in a queue would have
 * left before their answer.
 * @throws HttpError 503
 */
export function concurrencyLimit(limit: number) {
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) throw new HttpError(503, 'busy', { headers: { 'retry-after': retryAfter } })
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}

/** Runs the work of a key once. Callers with the same key share the result while it runs. */
export function singleFlight<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const current = running.get(key)
    if (current) return current
    const result = work().finally(() => running.delete(key))
    running.set(key, result)
    return result
  }
}
