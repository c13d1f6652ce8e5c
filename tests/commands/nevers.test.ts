// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

interface Config {
  jsPlugins: string[]
  rules: Record<string, unknown>
}

const { jsPlugins, rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Config

/** The sentences that the linter prints of these files, by the project's rules of what imports what. */
function sentencesOf(files: Record<string, string>): string[] {
  const nevers = Object.fromEntries(['layers/order', 'import/no-cycle'].map((name) => [name, rules[name]]))
  const cwd = temporaryFolder({
    '.oxlintrc.json': JSON.stringify({ plugins: ['import'], categories: {}, jsPlugins, rules: nevers }),
    ...files,
  })
  for (const part of ['package.json', 'tsconfig.json', 'scripts/lintLayers.ts']) cpSync(part, join(cwd, part))
  const { stdout } = spawnSync('oxlint', ['--format', 'json'], { cwd, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; message: string; help?: string }[]
  }
  return diagnostics
    .filter(({ code }) => /^(?:layers|import)\(/.test(code))
    .map(({ message, help = '' }) => `${message} ${help}`.trim())
}

const bundlerAndServer = "The bundler's settings know nothing of the server"
const translatorsAndServer = "A translator's tool knows nothing of the server"
const siteAndTranslators = 'knows nothing of the translators'
const doors = 'only what translation/README.md lists as doors'
const onlyTests = 'Nothing but tests needs'
const themeAndPages = 'The theme knows no pages and no constants'
const serverAndPages = 'The server does not know the table of pages'
const serverAndSite = 'The server shares the tables'

test.each([
  ['translation/commands/planted.ts', '#server/cli/arguments.ts', translatorsAndServer],
  ['translation/dev/server/planted.ts', '../../../server/mail/composeMail.ts', translatorsAndServer],
  ['translation/check/planted.ts', '#i18n/useTexts.ts', doors],
  ['translation/spreadsheet/planted.ts', '../../scripts/vite/headScripts.ts', doors],
  ['translation/dev/server/planted.ts', '#theme/tokens.ts', doors],
  ['translation/dev/page/words/planted.ts', '../../../../scripts/browser.ts', doors],
  ['src/pages/home/planted.ts', '#translation/dev/entry.tsx', siteAndTranslators],
  ['src/app/planted.ts', '../../translation/facts.json', siteAndTranslators],
  ['src/theme/planted.ts', '#translation/dev/entry.tsx', siteAndTranslators],
  ['src/theme/planted.ts', '#config/pages.ts', themeAndPages],
  ['src/theme/overrides/planted.ts', '../../config/siteConstants.ts', themeAndPages],
  ['vite.config.ts', '#server/app.ts', bundlerAndServer],
  ['scripts/languageTable.ts', '#server/app.ts', bundlerAndServer],
  ['scripts/prerender/search/planted.ts', '../../../server/settings/settings.ts', bundlerAndServer],
  ['server/http/planted.ts', '#config/pages.ts', serverAndPages],
  ['server/http/planted.ts', '../../src/config/pages.ts', serverAndPages],
  ['server/app.ts', '#theme/tokens.ts', serverAndSite],
  ['server/http/planted.ts', '../../tests/support/freePort.ts', onlyTests],
  ['src/app/planted.ts', '../../tests/support/freePort.ts', onlyTests],
  ['src/theme/planted.ts', '../../tests/support/freePort.ts', onlyTests],
  ['translation/check/planted.ts', '../../tests/support/freePort.ts', onlyTests],
  ['scripts/vite/planted.ts', '../../tests/support/freePort.ts', onlyTests],
  ['vitest.config.ts', './tests/support/freePort.ts', onlyTests],
])('%s must not import %s: the linter says why', (file, specifier, sentence) => {
  const files = { [file]: `import ${JSON.stringify(specifier)}\n` }
  expect(sentencesOf(files)).toEqual([expect.stringContaining(sentence)])
})

test('an import of a type, and one at run time, is seen as well', () => {
  const lines = ["export type A = typeof import('#server/app.ts')", "void import('../../server/app.ts')"]
  expect(sentencesOf({ 'scripts/prerender/planted.ts': lines.join('\n') })).toEqual(
    lines.map(() => expect.stringContaining(bundlerAndServer)),
  )
})

test('a circle is seen, also one of types: the linter says how to open it', () => {
  const files = {
    'src/hooks/a.ts': "import type { B } from './b.ts'\nexport type A = B[]\n",
    'src/hooks/b.ts': "import type { A } from './a.ts'\nexport type B = A | string\n",
  }
  const sentence = expect.stringMatching(/^Dependency cycle detected .*shared code into a separate module/)
  expect(sentencesOf(files)).toEqual([sentence, sentence])
})

test.each([
  ['translation/check/planted.ts', '#i18n/languages.ts'],
  ['translation/dev/server/planted.ts', './development.ts'],
  ['translation/dev/server/planted.ts', '../../../scripts/vite/headScripts.ts'],
  ['translation/commands/planted.ts', '../../scripts/languageTable.ts'],
  ['scripts/deploy/planted.ts', '#server/http/headers.ts'],
  ['server/http/planted.ts', '#config/buildOutput.ts'],
  ['tests/unit/planted.test.ts', '#translation/check/checkLocales.ts'],
])('%s may import %s', (file, specifier) => {
  expect(sentencesOf({ [file]: `import ${JSON.stringify(specifier)}\n` })).toEqual([])
})
