import { testKeys } from './samples.ts'
import type { Settings } from './Settings.ts'

/**
 * Where a captcha's solution may come from: the site, or with Google's test keys the host that Google names
 * for them. Null, anywhere, where nobody has said what the site is called, which production does not allow.
 */
export function captchaHostnames({
  siteOrigin,
  captcha,
}: Pick<Settings, 'siteOrigin' | 'captcha'>): string[] | null {
  if (siteOrigin === undefined) return null
  const own = new URL(siteOrigin).hostname
  return captcha.secret === testKeys.secret ? [own, 'testkey.google.com'] : [own]
}
