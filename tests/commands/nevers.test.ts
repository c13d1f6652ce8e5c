// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

const name = 'eslint/no-restricted-imports'
type Rules = Record<string, unknown>
interface Config {
  rules: Rules
  overrides: { files: string[]; rules: Rules }[]
}

const { rules, overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Config
const only = (all: Rules) => ({ [name]: all[name] })
const config = {
  rules: only(rules),
  overrides: overrides
    .filter((override) => name in override.rules)
    .map((override) => ({ files: override.files, rules: only(override.rules) })),
}

/** The sentences that the linter prints of a file with this import alone. */
function sentencesOf(file: string, specifier: string): string[] {
  const cwd = temporaryFolder({
    '.oxlintrc.json': JSON.stringify(config),
    [file]: `import ${JSON.stringify(specifier)}\n`,
  })
  const { stdout } = spawnSync('oxlint', ['--format', 'json'], { cwd, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { help: string }[] }
  return diagnostics.map(({ help }) => help)
}

const knowsNothingOfServer = "A translator's tool knows nothing of the server"

test.each([
  ['translation/commands/planted.ts', '#server/cli/arguments.ts', knowsNothingOfServer],
  ['translation/dev/server/planted.ts', '../../../server/mail/composeMail.ts', knowsNothingOfServer],
  ['src/pages/home/planted.ts', '#translation/dev/entry.tsx', 'knows nothing of the translators'],
  ['src/app/planted.ts', '../../translation/facts.json', 'knows nothing of the translators'],
  ['vite.config.ts', '#server/app.ts', "The bundler's settings know nothing of the server"],
  ['server/http/planted.ts', '../../tests/support/freePort.ts', 'Nothing but tests needs'],
  ['src/app/planted.ts', '../../tests/support/freePort.ts', 'Nothing but tests needs'],
  ['src/theme/planted.ts', '../../tests/support/freePort.ts', 'Nothing but tests needs'],
  ['src/theme/planted.ts', '#translation/dev/entry.tsx', 'knows nothing of the translators'],
  ['translation/check/planted.ts', '../../tests/support/freePort.ts', 'Nothing but tests needs'],
  ['scripts/vite/planted.ts', '../../tests/support/freePort.ts', 'Nothing but tests needs'],
])('%s must not import %s: the linter says why', (file, specifier, sentence) => {
  expect(sentencesOf(file, specifier)).toEqual([expect.stringContaining(sentence)])
})

test.each([
  ['translation/check/planted.ts', '#i18n/languages.ts'],
  ['translation/dev/planted.ts', './server/development.ts'],
  ['tests/unit/planted.test.ts', '#translation/check/checkLocales.ts'],
])('%s may import %s', (file, specifier) => {
  expect(sentencesOf(file, specifier)).toEqual([])
})
