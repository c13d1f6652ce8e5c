import { readSettings } from '#server/settings/settings.ts'

type SiteSettings = Pick<ImportMetaEnv, 'SITE_ORIGIN' | 'RECAPTCHA_SITE_KEY' | 'BUILD_YEAR'>

/** Without NODE_ENV no rules of production count: a sample may be built. @throws StartError as the server does */
export function siteSettings({ SITE_ORIGIN, RECAPTCHA_SITE_KEY }: NodeJS.ProcessEnv): SiteSettings {
  const { siteOrigin, captcha } = readSettings({ SITE_ORIGIN, RECAPTCHA_SITE_KEY })
  return {
    SITE_ORIGIN: siteOrigin ?? 'https://www.qantara.example',
    RECAPTCHA_SITE_KEY: captcha.siteKey,
    BUILD_YEAR: String(new Date().getUTCFullYear()),
  }
}
