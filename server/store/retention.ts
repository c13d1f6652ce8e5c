import { day, hour } from '#server/durations.ts'
import type { Log } from '#server/log.ts'
import type { RateLimit } from './RateLimit.ts'

/**
 * Erases visitors' data, now and then every hour: the keys by which their attempts were counted, and the texts of
 * enquiries `days` days after their delivery.
 * @param eraseOld erases what was delivered before a time, and returns how many
 * @returns a `stop` that waits for an erasure that is running
 */
export function startRetention(
  eraseOld: (before: number) => Promise<number>,
  rateLimit: Pick<RateLimit, 'eraseExpired'>,
  days: number,
  log: Log,
): { stop(): Promise<void> } {
  let running = eraseNow()
  const timer = setInterval(() => {
    running = running.then(eraseNow)
  }, hour).unref()

  async function eraseNow() {
    try {
      await rateLimit.eraseExpired()
      const count = await eraseOld(Date.now() - days * day)
      if (count > 0) log.info({ count }, 'texts-erased')
    } catch (error) {
      log.error({ err: error }, 'erasure-failed')
    }
  }

  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
