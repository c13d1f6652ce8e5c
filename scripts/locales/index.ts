import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { accept } from './accept.ts'
import { help } from './help.ts'
import { printFindings } from './printFindings.ts'
import { fixFiles } from './fixFiles.ts'
import { say } from './report/describe.ts'
import { siteLocales } from './siteLocales.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    /** The language of the messages. */
    language: { type: 'string', default: 'en' },
    open: { type: 'boolean', default: false },
    partly: { type: 'boolean', default: false },
    to: { type: 'string' },
    /** Another folder of locale files, which tests use. */
    folder: { type: 'string' },
  },
})

const folder = values.folder === undefined ? siteLocales : { ...siteLocales, path: resolve(values.folder) }
const messageLanguage = values.language
// A command that was copied from an Arabic message may hold the characters that isolate it there.
const [command = 'check', ...rest] = positionals.map((word) => word.replace(/[\u2066-\u2069]/g, ''))
process.exitCode = (await run()) ? 0 : 1

async function run(): Promise<boolean> {
  const [file, key = ''] = rest
  if (values.help) console.log(help[messageLanguage] ?? help['en'])
  else if (command === 'accept' && file) return accept(folder, file, key, messageLanguage)
  else if (command === 'export' && file) {
    // The library for spreadsheets is loaded only for these two commands.
    const { exportSheet } = await import('./spreadsheet/exportSheet.ts')
    return exportSheet(folder, file, { target: values.to, open: values.open, messageLanguage })
  } else if (command === 'import' && file) {
    const { importSheet } = await import('./spreadsheet/importSheet.ts')
    return importSheet(folder, file, { partly: values.partly, messageLanguage })
  } else if (command === 'check' && rest.length === 0) {
    if (values.fix) fixFiles(folder, messageLanguage)
    return printFindings(folder, messageLanguage) === 0
  } else {
    console.error(misused())
    return false
  }
  return true
}

/** What to type instead of a command that is unknown or incomplete. */
function misused(): string {
  if (command === 'accept') return said('accept-what', 'accept locales/ar/pages/home.json heading')
  if (command === 'export') return said('export-what', 'export ar')
  if (command === 'import') return said('import-what', 'import ar.xlsx')
  return `${say('no-such-command', { command: positionals.join(' ') }, messageLanguage)}\n${help[messageLanguage] ?? help['en']}`
}

function said(code: 'accept-what' | 'export-what' | 'import-what', example: string) {
  return say(code, { example: `npm run locales -- ${example}` }, messageLanguage)
}
