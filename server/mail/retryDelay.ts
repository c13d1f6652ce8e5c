const second = 1000
const hour = 60 * 60 * second
const day = 24 * hour

const firstDelay = 5 * second
const longestDelay = hour
const spread = 0.2
const timeoutMs = 5 * day
/** About an hour and a half of them: a machine that was off for a week still tries before it gives up. */
const fewestAttempts = 12

/**
 * How long to wait after a failed attempt, in ms: 5 s, 10 s, 20 s … up to an hour, spread by a fifth, so
 * that what failed together does not come back together. After a refusal for good an hour from the start:
 * it takes somebody to change the configuration.
 * @param attempts how many have failed, the last one included
 */
export function retryDelay(attempts: number, permanent: boolean, random = Math.random): number {
  const doubled = firstDelay * 2 ** Math.min(attempts - 1, 20)
  const delay = permanent ? longestDelay : Math.min(doubled, longestDelay)
  return Math.round(delay * (1 - spread + 2 * spread * random()))
}

/**
 * Whether to give up: after five days, as mail servers do, and not before a dozen attempts. The second also
 * gives an enquiry that somebody sends on its way again its chance.
 */
export function shouldGiveUp({ createdAt, attempts }: { createdAt: number; attempts: number }, now: number) {
  return now - createdAt > timeoutMs && attempts >= fewestAttempts
}
