import { readOptions, UsageError } from '#server/cli/arguments.ts'
import { accept } from './accept.ts'
import { printFindings } from './printFindings.ts'
import { fixFiles } from './fixFiles.ts'
import { messageLanguages, say } from './report/describe.ts'
import { siteLocales, type LocaleFolder } from './files/localeFolder.ts'

const options = {
  help: { type: 'boolean' },
  fix: { type: 'boolean' },
  /** The language of the messages. */
  language: { type: 'string' },
  open: { type: 'boolean' },
  partly: { type: 'boolean' },
  to: { type: 'string' },
} as const

/** The options that each command has of its own. */
const ownOptions = new Map([
  ['check', ['fix']],
  ['accept', []],
  ['export', ['open', 'to']],
  ['import', ['partly']],
])

/**
 * Runs `npm run locales` and prints what it has to say.
 * @param args what was typed after `npm run locales --`
 * @param folder the locale files to work on
 * @throws UsageError for a command, a word or an option too many or too few, or a language without messages
 * @throws CommandError if the command fails, or if the check finds something wrong
 */
export async function runCommand(args: string[], folder: LocaleFolder = siteLocales): Promise<void> {
  const { values, positionals } = readOptions(args, options, true)
  const { help = false, language: messageLanguage = 'en', ...own } = values
  if (!messageLanguages.includes(messageLanguage)) {
    const named = { language: messageLanguage, languages: messageLanguages.join(', ') }
    throw new UsageError(say('no-such-message-language', named))
  }
  // A command that was copied from an Arabic message may hold the characters that isolate it there.
  const words = positionals.map((word) => word.replace(/[\u2066-\u2069]/g, ''))
  const [command = 'check', file = '', key = ''] = words
  const foreign = Object.keys(own).find((option) => ownOptions.get(command)?.includes(option) === false)
  if (help) console.log(say('help', {}, messageLanguage))
  else if (foreign !== undefined) {
    throw new UsageError(say('no-such-option', { command, option: `--${foreign}` }, messageLanguage))
  } else if (command === 'check' && words.length <= 1) {
    if (own.fix) fixFiles(folder, messageLanguage)
    printFindings(folder, messageLanguage)
  } else if (command === 'accept' && (words.length === 2 || words.length === 3)) {
    accept(folder, file, key, messageLanguage)
  } else if (command === 'export' && words.length === 2) {
    // The library for spreadsheets is loaded only for these two commands.
    const { exportSheet } = await import('./spreadsheet/exportSheet.ts')
    await exportSheet(folder, file, { target: own.to, open: own.open ?? false, messageLanguage })
  } else if (command === 'import' && words.length === 2) {
    const { importSheet } = await import('./spreadsheet/importSheet.ts')
    await importSheet(folder, file, { partly: own.partly ?? false, messageLanguage })
  } else throw new UsageError(misused(words, messageLanguage))
}

/** What to type instead of a command that is unknown, or that has a word too many or too few. */
function misused(words: readonly string[], messageLanguage: string): string {
  const [command] = words
  if (command === 'accept' || command === 'export' || command === 'import') {
    return say(`${command}-what`, {}, messageLanguage)
  }
  return say('no-such-command', { command: words.join(' ') }, messageLanguage)
}
