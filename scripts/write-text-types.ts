import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes src/i18n/texts.ts: the type of every namespace, taken from its English file, so that a wrong
 * key is a type error. The server's texts are left out, for no page has them. With --check it writes
 * nothing and fails when the file is out of date.
 */
const target = 'src/i18n/texts.ts'
const root = fileURLToPath(new URL('..', import.meta.url))

const rows = globSync('locales/en/**/*.json', { cwd: root, exclude: ['locales/en/server/**'] })
  .map((file) => file.slice('locales/en/'.length, -'.json'.length))
  .toSorted()
  .map((name) => `  ${quote(name)}: typeof import('../../locales/en/${name}.json')`)

const text = `// Written by scripts/write-text-types.ts from the files in locales/en.
import 'i18next'

export interface Texts {
${rows.join('\n')}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: Texts
  }
}
`

if (process.argv.includes('--check')) {
  if (readFileSync(root + target, 'utf8') !== text) {
    console.error(`${target}: does not match locales/en, run: npm run text-types`)
    process.exitCode = 1
  }
} else {
  writeFileSync(root + target, text)
}

function quote(name: string) {
  return /^\w+$/.test(name) ? name : `'${name}'`
}
