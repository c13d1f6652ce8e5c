import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { accept } from './accept.ts'
import { printFindings } from './printFindings.ts'
import { fixFiles } from './fixFiles.ts'
import { siteLocales } from './siteLocales.ts'

const help = `npm run locales                            checks all texts; ends with a line for each language
npm run locales -- --language ar           the same, speaking Arabic
npm run locales -- --fix                   mends the files' form and what has one right answer, then checks
npm run locales -- accept <file> [key]     records that a translation says what the English says now;
                                           <file> may be a folder, such as locales/ar
npm run locales -- export <language>       writes the texts into <language>.xlsx; with --open only those
                                           that need work, with --to <file> into another file
npm run locales -- import <file>           takes an .xlsx or .csv file back; writes nothing if a row is
                                           refused, or with --partly all the others`

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
const [command = 'check', ...rest] = positionals
process.exitCode = (await run()) ? 0 : 1

async function run(): Promise<boolean> {
  const [file, key = ''] = rest
  if (values.help) console.log(help)
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
    console.error(help)
    return false
  }
  return true
}
