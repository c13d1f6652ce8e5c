import { captchaTestKey } from '#config/thirdParties.ts'

/** Google's keys for tests. With them every solution passes. @see https://developers.google.com/recaptcha/docs/faq */
export const testKeys = {
  site: captchaTestKey,
  secret: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
}

/** `.example` is reserved for samples (RFC 2606). */
export function isSampleAddress(address: string): boolean {
  return /\.example(:\d+)?$/i.test(address)
}

/** Whether the host of a URL is a sample. */
export function isSampleUrl(url: string): boolean {
  return isSampleAddress(URL.parse(url)?.hostname ?? '')
}

/** Whether a key or secret is one of Google's test keys, or a sample from .env.example. */
export function isSampleKey(key: string): boolean {
  return Object.values(testKeys).includes(key) || /^(whsec_)?your/.test(key)
}
