import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { escapeControls } from '#server/cli/terminal.ts'
import { pick } from '#server/cli/openStore.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { checkCaptcha } from './checkCaptcha.ts'
import { checkClocks, type Finding } from './Finding.ts'
import { checkConfiguration } from './checkConfiguration.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDataDir } from './checkDataDir.ts'
import { checkMail } from './checkMail.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'

const help = `npm run doctor [-- --send]

Looks whether this server can do its work, with the settings of the environment,
and says in a line each what is well (ok), what to know (warn) and what is broken
(fail), with what to do.

  --send  sends a test mail to ENQUIRY_TO

Exit status: 0 nothing is broken, 1 something is, 2 a wrong command line.
`

/** @returns the exit status. */
export async function runDoctor(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { out, errors }: { out: Writable; errors: Writable },
): Promise<0 | 1 | 2> {
  const values = readOptions(args)
  if (values === null) {
    errors.write(help)
    return 2
  }
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
}

function readOptions(args: readonly string[]) {
  try {
    const options = {
      send: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    } as const
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

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
    return readSettings(pick(environment, names))
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}
