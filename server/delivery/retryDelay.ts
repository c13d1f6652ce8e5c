import { hour, second } from '#server/durations.ts'

const firstDelay = 5 * second
const longestDelay = hour
const jitter = 0.2
/**
 * Retries go on for about five days, as with mail servers. The limit is a number of attempts, not a time, because a
 * clock can jump and a machine can be off.
 */
const maxAttempts = 128

/**
 * In ms, plus or minus a fifth: mails that failed together are not retried together. After a permanent refusal it is
 * an hour at once: somebody has to change the configuration. @param attempts how many have failed
 */
export function retryDelay(attempts: number, permanent: boolean, random = Math.random): number {
  const delay = permanent ? longestDelay : Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
  return Math.round(delay * (1 - jitter + 2 * jitter * random()))
}

/** An enquiry that the operator retries begins with the first delay. */
export function shouldGiveUp({ attempts }: { attempts: number }): boolean {
  return attempts >= maxAttempts
}
