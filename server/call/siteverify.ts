import type { CaptchaVerdict } from './captcha.ts'

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
