import type { CaptchaVerdict } from './captcha.ts'
import type { RefusalCode } from './Refusal.ts'

/** What is counted of the calls. */
export interface CallMetrics {
  enquiryAnswered(result: 'stored' | 'repeated' | RefusalCode): void
  captchaAsked(verdict: CaptchaVerdict, seconds: number): void
}
