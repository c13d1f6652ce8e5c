import { readOptions, UsageError } from './options.ts'
import { accept } from './accept.ts'
import { printFindings } from './printFindings.ts'
import { fixFiles } from './fixFiles.ts'
import { messageLanguages, say } from '../check/report/describe.ts'
import { siteProject, type Project } from '../files/project.ts'

const options = {
  help: { type: 'boolean' },
  fix: { type: 'boolean' },
  /** The language of the messages. */
  language: { type: 'string' },
  open: { type: 'boolean' },
  partly: { type: 'boolean' },
  to: { type: 'string' },
} as const

/** The commands with their own options, and the number of words that may follow each. */
const commands: Partial<Record<string, { own: string[]; words: number[] }>> = {
  check: { own: ['fix'], words: [0] },
  accept: { own: [], words: [1, 2] },
  export: { own: ['open', 'to'], words: [1] },
  import: { own: ['partly'], words: [1] },
}

/**
 * Runs a command of `npm run locales`; without one, the check.
 * @throws UsageError for an unknown command, wrong words or options, or a language without messages
 * @throws CommandError if the command fails, or if the check finds something wrong
 */
export async function runCommand(args: string[], project: Project = siteProject): Promise<void> {
  const { values, positionals } = readOptions(args, options)
  const { help = false, language: messageLanguage = 'en', ...own } = values
  if (!messageLanguages.includes(messageLanguage)) {
    const named = { language: messageLanguage, languages: messageLanguages.join(', ') }
    throw new UsageError(say('no-such-message-language', named))
  }
  // A command copied from an Arabic message may have the characters that isolate it there.
  const typed = positionals.map((word) => word.replace(/[\u2066-\u2069]/g, ''))
  const [command = 'check', file = '', key = ''] = typed
  const known = commands[command]
  const foreign = Object.keys(own).find((option) => known?.own.includes(option) === false)
  if (help) console.log(say('help', {}, messageLanguage))
  else if (foreign !== undefined) {
    throw new UsageError(say('no-such-option', { command, option: `--${foreign}` }, messageLanguage))
  } else if (!known?.words.includes(Math.max(typed.length - 1, 0))) {
    const isKnown = command === 'accept' || command === 'export' || command === 'import'
    const code = isKnown ? (`${command}-what` as const) : 'no-such-command'
    throw new UsageError(say(code, { command: typed.join(' ') }, messageLanguage))
  } else if (command === 'accept') accept(project, file, key, messageLanguage)
  else if (command === 'export') {
    // The library for spreadsheets is loaded only for these two commands.
    const { exportSheet } = await import('../spreadsheet/exportSheet.ts')
    await exportSheet(project, file, messageLanguage, own)
  } else if (command === 'import') {
    const { importSheet } = await import('../spreadsheet/importSheet.ts')
    await importSheet(project, file, { partly: own.partly ?? false, messageLanguage })
  } else {
    if (own.fix) fixFiles(project, messageLanguage)
    printFindings(project, messageLanguage)
  }
}
