import { day, hour, second } from '#server/durations.ts'

const firstDelay = 5 * second
const longestDelay = hour
const jitter = 0.2
const maxAge = 5 * day
/** They take more than two hours, so that a machine that was off for a week still tries before it gives up. */
const minAttempts = 12

/**
 * How long to wait after a failed attempt, in ms: 5 s, 10 s, 20 s … up to an hour, plus or minus a fifth, so that
 * mails that failed together are not retried together. After a permanent refusal it is an hour from the start, since
 * somebody has to change the configuration.
 * @param attempts how many attempts have failed, the last one included
 */
export function retryDelay(attempts: number, permanent: boolean, random = Math.random): number {
  const doubled = firstDelay * 2 ** Math.min(attempts - 1, 20)
  const delay = permanent ? longestDelay : Math.min(doubled, longestDelay)
  return Math.round(delay * (1 - jitter + 2 * jitter * random()))
}

/**
 * Whether to give up: after five days, as mail servers do, and after at least twelve attempts. So an old enquiry that
 * the operator retries gets twelve attempts, too.
 */
export function shouldGiveUp({ createdAt, attempts }: { createdAt: number; attempts: number }, now: number) {
  return now - createdAt > maxAge && attempts >= minAttempts
}
