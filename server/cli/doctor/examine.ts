import { only } from '#server/cli/only.ts'
import { readSettings } from '#server/settings/readSettings.ts'
import type { Settings } from '#server/settings/Settings.ts'
import { StartError } from '#server/StartError.ts'
import { checkCaptcha } from './checkCaptcha.ts'
import { checkClocks } from './checkClocks.ts'
import { checkConfiguration } from './checkConfiguration.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDataDir } from './checkDataDir.ts'
import { checkMail } from './checkMail.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import type { Finding } from './Finding.ts'

/** Looks at everything, as it gets there. @param isToSend sends a test mail too. */
export async function* examine(environment: NodeJS.ProcessEnv, isToSend: boolean): AsyncGenerator<Finding> {
  yield* checkConfiguration(environment)
  const place = settingsOf(environment, ['DATA_DIR', 'DATABASE_URL', 'SMTP_URL'])
  if (place) yield* checkDataDir(place)
  const store = settingsOf(environment, ['DATA_DIR', 'DATABASE_URL'])
  const database = store ? await checkDatabase(store) : { findings: [] }
  yield* database.findings
  const mail = settingsOf(environment, ['SMTP_URL', 'MAIL_FROM', 'ENQUIRY_TO'])
  if (mail) yield* await checkMail(mail, isToSend)
  const captchaSettings = settingsOf(environment, ['RECAPTCHA_SECRET', 'RECAPTCHA_VERIFY_URL'])
  const captcha = captchaSettings ? await checkCaptcha(captchaSettings) : { findings: [] }
  yield* captcha.findings
  yield* checkClocks([database.clock, captcha.clock].flatMap((clock) => clock ?? []))
  const own = settingsOf(environment, ['SITE_ORIGIN', 'MAIL_FROM', 'ENQUIRY_TO'])
  const isProduction = environment['NODE_ENV'] === 'production'
  if (own) yield* checkPlaceholders({ ...own, siteKey: environment['RECAPTCHA_SITE_KEY'] }, isProduction)
}

/** The settings by these variables alone, or nothing where one of them is wrong, which was said before. */
function settingsOf(environment: NodeJS.ProcessEnv, names: readonly string[]): Settings | null {
  try {
    return readSettings(only(environment, names))
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}
