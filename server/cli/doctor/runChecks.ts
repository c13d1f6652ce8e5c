import { pick } from '#server/cli/openStore.ts'
import { checkBuild } from '#server/http/buildInfo.ts'
import { readDist } from '#server/http/readDist.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { checkCaptcha } from './checkCaptcha.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDataDir } from './checkDataDir.ts'
import { checkMail } from './checkMail.ts'
import { checkNames } from './checkNames.ts'
import { checkOwnerFacts } from './checkOwnerFacts.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import { resultsOf, type CheckResult } from './CheckResult.ts'

type Check = [variables: string[], check: (settings: Settings) => CheckResult[] | Promise<CheckResult[]>]

/** @param options `send`: send a test mail, too; `ping`: report faults only, no samples */
export async function* runChecks(
  environment: NodeJS.ProcessEnv,
  { send, ping }: { send: boolean; ping: boolean },
): AsyncGenerator<CheckResult> {
  yield* checkConfiguration(environment)
  const { NODE_ENV, RECAPTCHA_SITE_KEY: siteKey } = environment
  const mustBeOwn = NODE_ENV === 'production' && !ping
  const checks: readonly Check[] = [
    [['SITE_ORIGIN', 'RECAPTCHA_SITE_KEY'], checkDist],
    [['SITE_ORIGIN'], (site) => checkNames(site)],
    [['DATA_DIR', 'DATABASE_URL', 'SMTP_URL'], checkDataDir],
    [['DATA_DIR', 'DATABASE_URL'], checkDatabase],
    [['SMTP_URL', 'EHLO_NAME', 'SITE_ORIGIN', 'MAIL_FROM', 'ENQUIRY_TO'], (mail) => checkMail(mail, send)],
    [['RECAPTCHA_SECRET', 'RECAPTCHA_VERIFY_URL'], ({ captcha }) => checkCaptcha(captcha)],
    [['SITE_ORIGIN', 'MAIL_FROM', 'ENQUIRY_TO'], (own) => checkPlaceholders({ ...own, siteKey }, mustBeOwn)],
  ]
  for (const [variables, check] of checks) {
    const settings = settingsOf(environment, variables)
    if (settings) yield* await check(settings)
  }
  yield* checkOwnerFacts()
}

/** Checks that the server would start with these variables. There is a result for each wrong variable. */
function checkConfiguration(environment: NodeJS.ProcessEnv): CheckResult[] {
  return resultsOf('configuration', () => {
    readSettings(environment)
    return `every variable is right${environment['NODE_ENV'] === 'production' ? ', also for production' : ''}`
  })
}

function checkDist(settings: Settings): CheckResult[] {
  return resultsOf('build', () => {
    const { commit, siteOrigin, languages } = checkBuild(readDist(), settings)
    return `dist/ is of commit ${commit}, for ${siteOrigin}, in ${languages.join(', ')}`
  })
}

/** Null if a variable is wrong, which `checkConfiguration` has reported. */
function settingsOf(environment: NodeJS.ProcessEnv, names: readonly string[]): Settings | null {
  try {
    return readSettings(pick(environment, names))
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}
