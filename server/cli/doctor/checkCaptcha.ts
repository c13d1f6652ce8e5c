import {
  askProvider,
  NoVerdict,
  readVerdict,
  reasonOf,
  type CaptchaProvider,
} from '#server/enquiries/captcha.ts'
import { testKeys } from '#server/settings/samples.ts'
import { compareClock, resultsAbout, type CheckResult } from './CheckResult.ts'

const { ok, warn, fail } = resultsAbout('captcha')

/** In ms. The server itself waits for 3 s. */
const timeoutMs = 5000

/** Checks that the captcha's provider answers, and accepts our secret. */
export async function checkCaptcha(provider: CaptchaProvider): Promise<CheckResult[]> {
  const isTest = provider.secret === testKeys.secret
  const results = isTest
    ? [warn('the secret is Google’s for tests, which lets everyone pass: set RECAPTCHA_SECRET')]
    : []
  const { host } = new URL(provider.verifyUrl)
  const asked = Date.now()
  try {
    const answer = await askProvider(provider, 'asked by the doctor', AbortSignal.timeout(timeoutMs))
    const aheadMs = Date.parse(answer.headers.get('date') ?? '') - (asked + Date.now()) / 2
    const clock = Number.isNaN(aheadMs) ? [] : [compareClock('the captcha provider', aheadMs)]
    return [...results, await judge(answer, host), ...clock]
  } catch (error) {
    const text = `${host} does not answer (${reasonOf(error)})${consequence}`
    return [...results, isTest ? warn(text) : fail(text)]
  }
}

const consequence =
  ', so that enquiries are kept as unverified: let this machine connect there, or set RECAPTCHA_VERIFY_URL, such as https://www.recaptcha.net/recaptcha/api/siteverify'

/** The solution is invented, so any verdict is right. */
async function judge(answer: Response, host: string): Promise<CheckResult> {
  try {
    await readVerdict(answer, null)
    return ok('the provider answers, and knows the secret')
  } catch (error) {
    if (error instanceof NoVerdict && error.message.endsWith('input-secret')) {
      return fail('the provider does not know the secret: correct RECAPTCHA_SECRET')
    }
    return fail(`${host} gives no verdict (${reasonOf(error)})${consequence}`)
  }
}
