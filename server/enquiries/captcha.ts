import type { Logger } from 'pino'

/**
 * What the provider says of a solution. `used` holds no longer: it was verified before, or is too old.
 * `unverified`: the provider gave no verdict, which is no reason to lose an enquiry.
 */
export type CaptchaVerdict = 'passed' | 'refused' | 'used' | 'unverified'
export type VerifyCaptcha = (solution: string) => Promise<CaptchaVerdict>

interface CaptchaSettings {
  secret: string
  verifyUrl: string
  /** Where a solution may come from; null: anywhere. */
  hostnames: readonly string[] | null
  log: Logger
  /** In ms, for both attempts together. */
  timeoutMs?: number
}

/**
 * Asks reCAPTCHA v2, once more after a connection that failed.
 * @see https://developers.google.com/recaptcha/docs/verify
 */
export function captchaVerifier({
  secret,
  verifyUrl,
  hostnames,
  log,
  timeoutMs = 3_000,
}: CaptchaSettings): VerifyCaptcha {
  return async (solution) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const ask = async () => {
      const body = new URLSearchParams({ secret, response: solution })
      const answer = await fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' })
      if (!answer.ok) throw new NoVerdict(`status ${answer.status}`)
      return readVerdict(await answer.json(), hostnames)
    }
    try {
      return await ask().catch((error: unknown) => askAgain(error, ask))
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'captcha-unavailable')
      return 'unverified'
    }
  }
}

/** Only after a failed connection, which fetch reports as a TypeError. */
async function askAgain(error: unknown, ask: () => Promise<CaptchaVerdict>): Promise<CaptchaVerdict> {
  if (!(error instanceof TypeError)) throw error
  const verdict = await ask()
  // The first attempt may have been what used the solution.
  if (verdict === 'used') throw new NoVerdict('the answer was lost')
  return verdict
}

/** Without what the provider sent. */
function reasonOf(error: unknown) {
  if (error instanceof NoVerdict) return error.message
  if (error instanceof SyntaxError) return 'no JSON'
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/** The provider's answer tells nothing about the visitor. The message has no words of the answer. */
export class NoVerdict extends Error {}

/** Ours to mend: the visitor did nothing wrong. */
const ourFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

/**
 * Reads an answer of siteverify.
 * @param hostnames where a solution may come from; null: anywhere
 * @throws NoVerdict
 * @see https://developers.google.com/recaptcha/docs/verify#api-response
 */
export function readVerdict(answer: unknown, hostnames: readonly string[] | null): CaptchaVerdict {
  if (typeof answer !== 'object' || answer === null) throw new NoVerdict('no object')
  const { success, hostname, 'error-codes': codes }: Record<string, unknown> = { ...answer }
  if (success === true) {
    if (hostnames === null) return 'passed'
    if (typeof hostname !== 'string') throw new NoVerdict('no hostname')
    return hostnames.includes(hostname) ? 'passed' : 'refused'
  }
  if (success !== false) throw new NoVerdict('no success')
  const errors: unknown[] = Array.isArray(codes) ? codes : []
  const fault = ourFaults.find((code) => errors.includes(code))
  if (fault) throw new NoVerdict(fault)
  return errors.includes('timeout-or-duplicate') ? 'used' : 'refused'
}
