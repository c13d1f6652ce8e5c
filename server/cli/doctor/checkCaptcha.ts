import { testKeys } from '#server/settings/samples.ts'
import type { Settings } from '#server/settings/Settings.ts'
import { about, type Finding, type OtherClock } from './Finding.ts'

const { ok, warn, fail } = about('captcha')

/** In ms; a call waits for 3 s. */
const patience = 5000

/** Whether the provider answers where we ask, and knows our secret. */
export async function checkCaptcha({
  captcha: { secret, verifyUrl },
}: Pick<Settings, 'captcha'>): Promise<{ findings: Finding[]; clock?: OtherClock }> {
  const isTest = secret === testKeys.secret
  const findings = isTest
    ? [warn('the secret is Google’s for tests, which lets everyone pass: set RECAPTCHA_SECRET')]
    : []
  const asked = Date.now()
  try {
    const answer = await ask(verifyUrl, secret)
    const date = Date.parse(answer.headers.get('date') ?? '')
    const clock = { name: 'the captcha provider', ahead: date - (asked + Date.now()) / 2 }
    findings.push(judge(await answer.json()))
    return Number.isNaN(date) ? { findings } : { findings, clock }
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'gives no JSON' : 'does not answer'
    const text = `${new URL(verifyUrl).host} ${reason}, so that enquiries are kept as unverified: let this machine connect there, or set RECAPTCHA_VERIFY_URL, such as https://www.recaptcha.net/recaptcha/api/siteverify`
    return { findings: [...findings, isTest ? warn(text) : fail(text)] }
  }
}

function ask(verifyUrl: string, secret: string) {
  const body = new URLSearchParams({ secret, response: 'asked by the doctor' })
  return fetch(verifyUrl, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(patience) })
}

/** The made-up solution is refused by a provider that knows us. */
function judge(answer: unknown): Finding {
  const codes =
    answer !== null && typeof answer === 'object' && 'error-codes' in answer ? answer['error-codes'] : []
  const text = JSON.stringify(codes)
  if (text.includes('input-secret'))
    return fail('the provider does not know the secret: correct RECAPTCHA_SECRET')
  return ok('the provider answers, and knows the secret')
}
