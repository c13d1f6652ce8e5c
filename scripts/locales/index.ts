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
                                           <file> may be a folder, such as locales/ar`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    /** The language of the messages. */
    language: { type: 'string', default: 'en' },
    /** Another folder of locale files, for tests. */
    folder: { type: 'string' },
  },
})

const folder = values.folder === undefined ? siteLocales : { ...siteLocales, path: resolve(values.folder) }
const [command = 'check', ...rest] = positionals
process.exitCode = run() ? 0 : 1

function run(): boolean {
  const [file, key = ''] = rest
  if (values.help) console.log(help)
  else if (command === 'accept' && file) return accept(folder, file, key, values.language)
  else if (command === 'check' && rest.length === 0) {
    if (values.fix) fixFiles(folder, values.language)
    return printFindings(folder, values.language) === 0
  } else {
    console.error(help)
    return false
  }
  return true
}
