import { captchaTestKey } from '#config/thirdParties.ts'
import { BuildError } from './prerender/BuildError.ts'

type SiteSettings = Pick<ImportMetaEnv, 'SITE_ORIGIN' | 'RECAPTCHA_SITE_KEY' | 'BUILD_YEAR'>

/**
 * Reads the environment's settings for the site's code. A variable that is not set gets a sample; the server, which
 * reads the same variables, refuses samples in production.
 * @throws BuildError with a sentence for each wrong variable, the same as the server's
 */
export function siteSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const { SITE_ORIGIN = 'https://www.qantara.example', RECAPTCHA_SITE_KEY = captchaTestKey } = environment
  const errors = [
    isOrigin(SITE_ORIGIN)
      ? []
      : refusal(
          'SITE_ORIGIN',
          SITE_ORIGIN,
          'scheme and host, such as https://www.company.com, without a path',
        ),
    isKey(RECAPTCHA_SITE_KEY)
      ? []
      : refusal(
          'RECAPTCHA_SITE_KEY',
          RECAPTCHA_SITE_KEY,
          'a text of 1 to 200 visible characters, with no spaces in it and no quotes around it,',
        ),
  ].flat()
  if (errors.length > 0) throw new BuildError(errors)
  return {
    SITE_ORIGIN: new URL(SITE_ORIGIN).origin,
    RECAPTCHA_SITE_KEY,
    BUILD_YEAR: String(new Date().getUTCFullYear()),
  }
}

/** Whether a text is an origin as browsers write it in the header Origin. A "/" at the end is allowed. */
function isOrigin(text: string) {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  // For browsers, a host with a dot at its end is another host.
  return text.replace(/\/$/, '') === url.origin && !url.hostname.endsWith('.')
}

function isKey(text: string) {
  return /^(?!["'])[\x21-\x7E]{1,200}(?<!["'])$/.test(text)
}

/** Returns the sentence for a wrong variable. It hides the password in an address, even where none is allowed. */
function refusal(name: string, given: string, allowed: string) {
  return `${name} is "${given.replace(/(?<=:\/\/).*(?=@)/, '…')}", but only ${allowed} is allowed`
}
