import { pick } from '#server/cli/openStore.ts'
import { checkBuild } from '#server/http/buildInfo.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { checkCaptcha } from './checkCaptcha.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDataDir } from './checkDataDir.ts'
import { checkMail } from './checkMail.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import { findingsOf, type Finding } from './Finding.ts'

/** Runs the checks one after the other. @param shouldSend whether to send a test mail as well */
export async function* runChecks(
  environment: NodeJS.ProcessEnv,
  shouldSend: boolean,
): AsyncGenerator<Finding> {
  yield* checkConfiguration(environment)
  const build = settingsOf(environment, ['SITE_ORIGIN', 'RECAPTCHA_SITE_KEY'])
  if (build) yield* checkDist(build)
  const data = settingsOf(environment, ['DATA_DIR', 'DATABASE_URL', 'SMTP_URL'])
  if (data) yield* checkDataDir(data)
  const store = settingsOf(environment, ['DATA_DIR', 'DATABASE_URL'])
  if (store) yield* await checkDatabase(store)
  const mail = settingsOf(environment, ['SMTP_URL', 'MAIL_FROM', 'ENQUIRY_TO'])
  if (mail) yield* await checkMail(mail, shouldSend)
  const provider = settingsOf(environment, ['RECAPTCHA_SECRET', 'RECAPTCHA_VERIFY_URL'])
  if (provider) yield* await checkCaptcha(provider.captcha)
  const own = settingsOf(environment, ['SITE_ORIGIN', 'MAIL_FROM', 'ENQUIRY_TO'])
  const isProduction = environment['NODE_ENV'] === 'production'
  if (own) yield* checkPlaceholders({ ...own, siteKey: environment['RECAPTCHA_SITE_KEY'] }, isProduction)
}

/** Checks that the server would start with these variables. There is a finding for each wrong variable. */
export function checkConfiguration(environment: NodeJS.ProcessEnv): Finding[] {
  return findingsOf('configuration', () => {
    readSettings(environment)
    return `every variable is right${environment['NODE_ENV'] === 'production' ? ', also for production' : ''}`
  })
}

/** Checks that the pages were built for these settings. */
function checkDist(settings: Settings): Finding[] {
  return findingsOf('build', () => {
    const { commit, siteOrigin, languages } = checkBuild(settings)
    return `dist/ is of commit ${commit}, for ${siteOrigin}, in ${languages.join(', ')}`
  })
}

/** Reads the settings from these variables only. Null if one is wrong, which `checkConfiguration` has reported. */
function settingsOf(environment: NodeJS.ProcessEnv, names: readonly string[]): Settings | null {
  try {
    return readSettings(pick(environment, names))
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}
