import { NoVerdict, readVerdict } from '#server/enquiries/captcha.ts'
import { testKeys } from '#server/settings/samples.ts'
import type { Settings } from '#server/settings/settings.ts'
import { compareClock, findingsAbout, type Finding } from './Finding.ts'

const { ok, warn, fail } = findingsAbout('captcha')

/** In ms. The server itself waits for 3 s. */
const timeoutMs = 5000

/** Checks that the captcha's provider answers, and accepts our secret. */
export async function checkCaptcha({
  secret,
  verifyUrl,
}: Pick<Settings['captcha'], 'secret' | 'verifyUrl'>): Promise<Finding[]> {
  const isTest = secret === testKeys.secret
  const findings = isTest
    ? [warn('the secret is Google’s for tests, which lets everyone pass: set RECAPTCHA_SECRET')]
    : []
  const { host } = new URL(verifyUrl)
  const body = new URLSearchParams({ secret, response: 'asked by the doctor' })
  const signal = AbortSignal.timeout(timeoutMs)
  const asked = Date.now()
  try {
    const answer = await fetch(verifyUrl, { method: 'POST', body, redirect: 'error', signal })
    const aheadMs = Date.parse(answer.headers.get('date') ?? '') - (asked + Date.now()) / 2
    const clock = Number.isNaN(aheadMs) ? [] : [compareClock('the captcha provider', aheadMs)]
    return [...findings, await judge(answer, host), ...clock]
  } catch {
    const text = `${host} does not answer${consequence}`
    return [...findings, isTest ? warn(text) : fail(text)]
  }
}

const consequence =
  ', so that enquiries are kept as unverified: let this machine connect there, or set RECAPTCHA_VERIFY_URL, such as https://www.recaptcha.net/recaptcha/api/siteverify'

/** Reads the answer as the server does. The solution is invented, so any verdict is right. */
async function judge(answer: Response, host: string): Promise<Finding> {
  try {
    if (!answer.ok) throw new NoVerdict(`status ${answer.status}`)
    readVerdict(await answer.json(), null)
    return ok('the provider answers, and knows the secret')
  } catch (error) {
    if (error instanceof SyntaxError) return fail(`${host} gives no JSON${consequence}`)
    if (!(error instanceof NoVerdict)) throw error
    if (error.message.endsWith('input-secret')) {
      return fail('the provider does not know the secret: correct RECAPTCHA_SECRET')
    }
    return fail(`${host} gives no verdict (${error.message})${consequence}`)
  }
}
