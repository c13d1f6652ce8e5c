import type { Log } from '#server/log.ts'
import { fetchFailure } from '#server/errors.ts'
import type { Settings } from '#server/settings/settings.ts'

/**
 * `used`: verified before, or too old. `unverified`: the provider gave no verdict; the enquiry is stored all the same.
 */
type CaptchaVerdict = 'passed' | 'refused' | 'used' | 'unverified'
export type CaptchaProvider = Pick<Settings['captcha'], 'secret' | 'verifyUrl'>
export type VerifyCaptcha = (solution: string) => Promise<CaptchaVerdict>

const possibleSolution = /^[\w.-]{1,4096}$/

/** Asks reCAPTCHA v2. @param hostnames those of `readVerdict` @param timeoutMs for both attempts together */
export function captchaVerifier(
  provider: CaptchaProvider,
  hostnames: readonly string[] | null,
  log: Log,
  timeoutMs = 3_000,
): VerifyCaptcha {
  return async (solution) => {
    if (!possibleSolution.test(solution)) return 'refused'
    const signal = AbortSignal.timeout(timeoutMs)
    const ask = async () => readVerdict(await askProvider(provider, solution, signal), hostnames)
    try {
      return await ask().catch((error: unknown) => askAgain(error, ask))
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'captcha-unavailable')
      return error instanceof ProvokedNoVerdict ? 'refused' : 'unverified'
    }
  }
}

/** @throws TypeError if the connection fails */
export function askProvider({ secret, verifyUrl }: CaptchaProvider, solution: string, signal: AbortSignal) {
  const body = new URLSearchParams({ secret, response: solution })
  return fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' })
}

/** Asks again only after a failed connection, which fetch reports as a TypeError. */
async function askAgain(error: unknown, ask: () => Promise<CaptchaVerdict>): Promise<CaptchaVerdict> {
  if (!(error instanceof TypeError)) throw error
  const verdict = await ask()
  // The first request may have reached the provider and used the solution.
  if (verdict === 'used') throw new NoVerdict('the answer was lost')
  return verdict
}

/** The reason for the operator, without any text that the provider sent. */
export function reasonOf(error: unknown): string {
  return error instanceof NoVerdict ? error.message : fetchFailure(error)
}

/** The provider's answer has no verdict about the visitor. The message repeats no text of the answer. */
export class NoVerdict extends Error {}

/** An unusable solution may have caused this answer, so the visitor must not pass. */
class ProvokedNoVerdict extends NoVerdict {}

const configurationErrors = ['missing-input-secret', 'invalid-input-secret']

/**
 * @param hostnames the hosts that a solution may come from; null for any host. @throws NoVerdict
 * @see https://developers.google.com/recaptcha/docs/verify#api-response
 */
export async function readVerdict(
  answer: Response,
  hostnames: readonly string[] | null,
): Promise<CaptchaVerdict> {
  if (answer.status >= 500) throw new NoVerdict(`status ${answer.status}`)
  if (!answer.ok) throw new ProvokedNoVerdict(`status ${answer.status}`)
  const { success, hostname, 'error-codes': codes } = parseAnswer(await answer.text())
  if (success === true) {
    return hostnames === null || hostnames.some((name) => name === hostname) ? 'passed' : 'refused'
  }
  // Like a 5xx: a program between us and the provider answered. No visitor can cause that.
  if (success !== false) throw new NoVerdict('no answer of siteverify')
  const errors: unknown[] = Array.isArray(codes) ? codes : []
  const ownError = configurationErrors.find((code) => errors.includes(code))
  if (ownError) throw new NoVerdict(ownError)
  if (errors.includes('bad-request')) throw new ProvokedNoVerdict('bad-request')
  return errors.includes('timeout-or-duplicate') ? 'used' : 'refused'
}

/** A text that is not a JSON object has no fields. */
function parseAnswer(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) }
  } catch {
    return {}
  }
}
