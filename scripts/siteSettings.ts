import { webOrigin } from '../server/settings/parse.ts'
import { testKeys } from '../server/settings/samples.ts'

/**
 * What the build takes from the environment.
 * @throws Error naming the variable, what was given and what is allowed.
 */
export function siteSettings(env: NodeJS.ProcessEnv): Record<keyof ImportMetaEnvSettings, string> {
  return {
    SITE_ORIGIN: readOrigin(env['SITE_ORIGIN'] ?? 'https://www.qantara.example'),
    RECAPTCHA_SITE_KEY: env['RECAPTCHA_SITE_KEY'] ?? testKeys.site,
    BUILD_YEAR: String(new Date().getUTCFullYear()),
  }
}

type ImportMetaEnvSettings = Pick<ImportMetaEnv, 'SITE_ORIGIN' | 'RECAPTCHA_SITE_KEY' | 'BUILD_YEAR'>

function readOrigin(given: string): string {
  const origin = webOrigin(given)
  if (origin !== null) return origin
  throw new Error(
    `SITE_ORIGIN: "${given}" is not an origin; give scheme and host only, such as https://www.qantara.example`,
  )
}
