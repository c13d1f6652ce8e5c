// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryLocales, type Files } from './sampleLocales.ts'

const command = fileURLToPath(new URL('../../../scripts/check-locales/index.ts', import.meta.url))

function run(files: Files) {
  const folder = temporaryLocales(files)
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, folder], { encoding: 'utf8' })
  return { status, lines: stdout.replaceAll(folder, 'locales').trimEnd().split('\n'), stderr }
}

test('good files: one line and exit status 0', () => {
  expect(run({ 'en/a.json': { a: 'Text', b: 'More' }, 'ar/a.json': { a: 'نص', b: 'المزيد' } })).toEqual({
    status: 0,
    lines: ['2 languages, 2 files, 4 texts: nothing wrong'],
    stderr: '',
  })
})

test('faults: a sorted line for each, a count and exit status 1', () => {
  const found = run({
    'en/a.json': { a: 'Text', b: 'More', c: 'Two , three' },
    'ar/a.json': { b: 'المزيد؟', a: '' },
    'ar/b.json': '{',
  })
  expect(found).toEqual({
    status: 1,
    lines: [
      'locales/ar/a.json:1 c: is missing; add a translation of "Two , three" (locales/en/a.json:4)',
      'locales/ar/a.json:3 a: is empty; write the text, or delete the key in every language',
      expect.stringMatching(/^locales\/ar\/b\.json:1: cannot be read as JSON/),
      'locales/ar/b.json:1: has no locales/en/b.json to translate; add that file, or delete this one',
      'locales/en/a.json:4 c: has a space before ","; delete the space (near "Two , three")',
      '',
      '5 findings in 3 files (checked: 2 languages, 2 files, 5 texts)',
    ],
    stderr: '',
  })
})
