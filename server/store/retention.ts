import { everyHour } from '#server/everyHour.ts'
import type { Log } from '#server/log.ts'
import type { RateLimit } from './RateLimit.ts'

/** Erases visitors' data, now and every hour: the keys by which their attempts were counted, and old texts. */
export function startRetention(
  eraseTexts: () => Promise<number>,
  scrub: () => Promise<void>,
  rateLimit: Pick<RateLimit, 'eraseExpired'>,
  log: Log,
) {
  /** Whether the files may have erased texts: an erasure before this start may have been interrupted. */
  let mustScrub = true
  return everyHour(async () => {
    try {
      await rateLimit.eraseExpired()
      const count = await eraseTexts()
      if (count > 0) log.info({ count }, 'texts-erased')
      if (mustScrub || count > 0) await scrub()
      mustScrub = false
    } catch (error) {
      mustScrub = true
      log.error({ err: error }, 'erasure-failed')
    }
  })
}
