/** Google's documented key for tests: every solution passes. */
const testKey = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'

/** The site key of this build; `RECAPTCHA_SITE_KEY` in the build's environment. */
export function captchaKey(): string {
  return import.meta.env.RECAPTCHA_SITE_KEY
}

/** Whether the captcha uses Google's test key, which stops nobody; a developer is told so. */
export function isTestCaptcha(): boolean {
  return import.meta.env.DEV && captchaKey() === testKey
}
