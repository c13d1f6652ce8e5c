import { readOptions } from '#server/cli/arguments.ts'
import { accept } from './accept.ts'
import { help } from './help.ts'
import { printFindings } from './printFindings.ts'
import { fixFiles } from './fixFiles.ts'
import { say } from './report/describe.ts'
import { siteLocales, type LocaleFolder } from './files/localeFolder.ts'

const options = {
  help: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  /** The language of the messages. */
  language: { type: 'string', default: 'en' },
  open: { type: 'boolean', default: false },
  partly: { type: 'boolean', default: false },
  to: { type: 'string' },
} as const

/**
 * Runs `npm run locales` and prints what it has to say.
 * @param args what was typed after `npm run locales --`
 * @param folder the locale files to work on
 * @returns whether all is well; the command ends with exit status 1 if not
 * @throws UsageError for an unknown option, or an option without its value
 */
export async function runCommand(args: string[], folder: LocaleFolder = siteLocales): Promise<boolean> {
  const { values, positionals } = readOptions(args, options, true)
  const messageLanguage = values.language
  // A command that was copied from an Arabic message may hold the characters that isolate it there.
  const words = positionals.map((word) => word.replace(/[\u2066-\u2069]/g, ''))
  const [command = 'check', file, key = ''] = words
  if (values.help) console.log(help[messageLanguage] ?? help['en'])
  else if (command === 'accept' && file) return accept(folder, file, key, messageLanguage)
  else if (command === 'export' && file) {
    // The library for spreadsheets is loaded only for these two commands.
    const { exportSheet } = await import('./spreadsheet/exportSheet.ts')
    return exportSheet(folder, file, { target: values.to, open: values.open, messageLanguage })
  } else if (command === 'import' && file) {
    const { importSheet } = await import('./spreadsheet/importSheet.ts')
    return importSheet(folder, file, { partly: values.partly, messageLanguage })
  } else if (command === 'check' && words.length <= 1) {
    if (values.fix) fixFiles(folder, messageLanguage)
    return printFindings(folder, messageLanguage) === 0
  } else {
    console.error(misused(words, messageLanguage))
    return false
  }
  return true
}

/** What to type instead of a command that is unknown or incomplete. */
function misused(words: readonly string[], messageLanguage: string): string {
  const said = (code: 'accept-what' | 'export-what' | 'import-what', example: string) =>
    say(code, { example: `npm run locales -- ${example}` }, messageLanguage)
  if (words[0] === 'accept') return said('accept-what', 'accept locales/ar/pages/home.json heading')
  if (words[0] === 'export') return said('export-what', 'export ar')
  if (words[0] === 'import') return said('import-what', 'import ar.xlsx')
  return `${say('no-such-command', { command: words.join(' ') }, messageLanguage)}\n${help[messageLanguage] ?? help['en']}`
}
