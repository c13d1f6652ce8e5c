import type { Writable } from 'node:stream'
import { readOptions, UsageError } from '#server/cli/arguments.ts'
import { escapeControls } from '#server/cli/terminal.ts'
import { pick } from '#server/cli/openStore.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { checkCaptcha } from './checkCaptcha.ts'
import { findingsAbout, type Finding } from './Finding.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDataDir } from './checkDataDir.ts'
import { checkMail } from './checkMail.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'

const help = `npm run doctor [-- --send]

Checks whether this server can work with the settings of the environment. It
prints a line for each check: ok, warn (something to know) or fail (something is
broken), with what to do.

  --send  sends a test mail to ENQUIRY_TO

Exit status: 0 nothing is broken, 1 something is, 2 a wrong command line.
`

/** Runs every check and prints the findings. @returns the exit status */
export async function runDoctor(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { out, errors }: { out: Writable; errors: Writable },
): Promise<0 | 1 | 2> {
  try {
    const { values } = readOptions(args, {
      send: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    })
    if (values.help) {
      out.write(help)
      return 0
    }
    let isBroken = false
    for await (const { severity, subject, text } of examine(environment, values.send)) {
      if (severity === 'fail') isBroken = true
      out.write(`${severity.padEnd(4)}  ${subject.padEnd(13)}  ${escapeControls(text)}\n`)
    }
    return isBroken ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    errors.write(`${escapeControls(error.message)}\n\n${help}`)
    return 2
  }
}

/** Runs the checks one after the other. @param shouldSend whether to send a test mail as well */
export async function* examine(environment: NodeJS.ProcessEnv, shouldSend: boolean): AsyncGenerator<Finding> {
  yield* checkConfiguration(environment)
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
  const { ok, fail } = findingsAbout('configuration')
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n').map(fail)
    throw error
  }
  return [
    ok(`every variable is right${environment['NODE_ENV'] === 'production' ? ', also for production' : ''}`),
  ]
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
