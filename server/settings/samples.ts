/**
 * Google's documented keys for tests: every solution passes.
 * @see https://developers.google.com/recaptcha/docs/faq
 */
export const testKeys = {
  site: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  secret: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
}

/** Whether an origin or an address belongs to nobody: `.example` is kept for samples (RFC 2606). */
export function isSampleAddress(address: string): boolean {
  return /\.example(:\d+)?$/i.test(address)
}

/** Whether the host of a URL is such a sample. */
export function isSampleUrl(url: string): boolean {
  return isSampleAddress(URL.parse(url)?.hostname ?? '')
}

/** Whether a key or secret is everybody's: Google's for tests, or one that .env.example puts in its place. */
export function isSampleKey(key: string): boolean {
  return Object.values(testKeys).includes(key) || key.startsWith('your-')
}
