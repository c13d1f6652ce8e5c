// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { help } from '../../../scripts/locales/help.ts'
import { runCommand } from '../../../scripts/locales/runCommand.ts'
import { folder as sample, temporaryLocales, type Files } from './sampleLocales.ts'

const good: Files = { 'en/a.json': { a: 'Text', b: 'More' }, 'ar/a.json': { a: 'نص', b: 'المزيد' } }

/** What the command prints with these arguments, and whether it finds all well. */
async function run(path: string, ...args: string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const ok = await runCommand(args, { ...sample, path })
  const [lines = [], errors = []] = [log, error].map(({ mock }) =>
    mock.calls.flatMap(([text = '']) => String(text).split('\n')),
  )
  log.mockRestore()
  error.mockRestore()
  return { ok, lines, errors: errors.join('\n') }
}

const statusOf = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/locales/index.ts', ...args]).status

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

test('good files: a line for each language and all is well', async () => {
  expect(await run(temporaryLocales(good))).toEqual({
    ok: true,
    lines: ['en: 2 texts, 2 words', 'ar: 2 texts, 2 words, 2 done (100%), 0 stale', 'Nothing wrong.'],
    errors: '',
  })
})

test('what is wrong: a line for each finding with its place, as an error', async () => {
  const folder = temporaryLocales({ ...good, 'ar/a.json': { a: 'نص', b: '' } })
  expect(await run(folder)).toEqual({
    ok: false,
    lines: [
      '',
      'en: 2 texts, 2 words',
      'ar: 2 texts, 1 word, 1 done (50%), 0 stale',
      '1 wrong, 0 worth a look (advice stops nothing).',
    ],
    errors: 'locales/ar/a.json:3:8 b: is empty; write the text [empty]',
  })
  expect((await run(folder, '--language', 'ar')).errors).toContain('النص فارغ')
})

test('with advice alone, all is well', async () => {
  const { ok, lines } = await run(temporaryLocales({ ...good, 'ar/a.json': { a: 'نص', b: 'More' } }))
  expect(ok).toBe(true)
  expect(lines.at(-1)).toBe('0 wrong, 1 worth a look (advice stops nothing).')
})

test('the exit status is 0 when all is well, and 1 when something is wrong', () => {
  expect(statusOf()).toBe(0)
  expect(statusOf('accept', 'locales/ar/lost.json')).toBe(1)
})

test.each([
  ['--fxi', "Unknown option '--fxi'"],
  ['--to', "Option '--to <value>' argument missing"],
])('the option %s is refused with the help, and without a stack', (option, message) => {
  const args = ['scripts/locales/index.ts', option]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toBe(`${message}\n\n${help['en']}\n`)
})

test('an unknown command says what there is', async () => {
  const { ok, errors } = await run(temporaryLocales(good), 'exprot')
  expect(ok).toBe(false)
  expect(errors).toContain('npm run locales -- accept <file> [key]')
})

test.each(['accept', 'export', 'import'])(
  '%s without a file or language shows a whole command, in either language',
  async (name) => {
    const folder = temporaryLocales(good)
    expect((await run(folder, name)).errors).toMatch(
      new RegExp(`^${name}: name the .*: npm run locales -- ${name} [\\w./ ]+$`),
    )
    expect((await run(folder, name, '--language', 'ar')).errors).toMatch(
      new RegExp(`^الأمر ${name}: .*npm run locales -- ${name} `),
    )
  },
)

test('--fix fixes the form and what has one right answer, and nothing else', async () => {
  const folder = temporaryLocales({
    'en/a.json': { a: 'Text <b>of</b> {{name}}', b: 'More…', c: 'Numbers 12' },
    'ar/a.json':
      '\uFEFF{\r\n\t"a": "نص ,  <b>عاماً</b>{{name}} ", "b": "مـزيد...",\r\n\t"c": "أرقام ١٢ \\u2066C+\\u2069"\r\n}',
  })
  expect((await run(folder)).lines.at(-1)).toMatch(
    /^With one right answer: \d+\. To fix them, run: npm run locales -- --fix$/,
  )
  const { lines } = await run(folder, '--fix')
  expect(lines).toContain('locales/ar/a.json: fixed')
  expect(lines.join()).not.toContain('With one right answer')
  expect(read(folder, 'ar/a.json')).toBe(
    `${JSON.stringify({ a: 'نص، <b>عامًا</b>{{name}}', b: 'مزيد…', c: 'أرقام 12 \u2066C+\u2069' }, null, 2)}\n`,
  )
  expect((await run(folder, '--fix')).lines).toContain('Nothing to fix.')
})

test('--fix leaves a file alone in which a text would be lost', async () => {
  const twice = '{ "a": "نص", "a": "نص  آخر", "b": "المزيد" }'
  const folder = temporaryLocales({ ...good, 'ar/a.json': twice })
  await run(folder, '--fix')
  expect(read(folder, 'ar/a.json')).toBe(twice)
})

test('English that changes makes its translation stale, with the words that changed, until it is accepted', async () => {
  const folder = temporaryLocales({
    'en/a.json': { a: 'Fifteen years of consulting', list: ['One', 'Two'] },
    'ar/a.json': { a: 'خمسة عشر عامًا من الاستشارات', list: ['واحد', 'اثنان'] },
  })
  const english = { a: 'Fifteen years in consulting', list: ['Two', 'One'] }
  writeFileSync(join(folder, 'en/a.json'), JSON.stringify(english))
  const stale = await run(folder)
  expect(stale.ok).toBe(true)
  expect(stale.lines[0]).toBe(
    'locales/ar/a.json:2:8 a: advice: is stale: the English said: … years of consulting; it says now: … years in consulting. Change the translation if need be, then run: npm run locales -- accept locales/ar/a.json a [stale]',
  )
  expect(stale.lines).toContain('ar: 3 texts, 7 words, 2 done (66%), 1 stale')
  expect(await run(folder, 'accept', 'locales/ar/a.json', 'lsit')).toEqual({
    ok: false,
    lines: [],
    errors: 'locales/ar/a.json: has no key "lsit" that English has too; did you mean "list"?',
  })
  expect((await run(folder, 'accept', 'locales/ar/a.json', 'list')).lines).toEqual([
    "locales/ar/a.json: every translation here was made from today's English.",
  ])
  expect((await run(folder)).lines).toContain('ar: 3 texts, 7 words, 2 done (66%), 1 stale')
  expect((await run(folder, 'accept', 'locales/ar/a.json', 'a')).lines).toEqual([
    "locales/ar/a.json: 1 translation accepted for today's English",
  ])
  expect((await run(folder)).lines).toContain('ar: 3 texts, 7 words, 3 done (100%), 0 stale')
})

test('the summary counts a text as stale only where a line says so', async () => {
  const folder = temporaryLocales(good)
  const stale = async () => {
    const { lines } = await run(folder)
    return {
      told: lines.filter((line) => line.endsWith('[stale]')).length,
      counted: lines.find((line) => line.startsWith('ar: ')),
    }
  }
  writeFileSync(join(folder, 'en/a.json'), JSON.stringify({ a: 'Text  now', b: 'More' }))
  expect(await stale(), 'English that is wrong').toEqual({
    told: 0,
    counted: 'ar: 2 texts, 2 words, 2 done (100%), 0 stale',
  })
  writeFileSync(join(folder, 'en/a.json'), JSON.stringify({ a: 'Text now', b: 'More' }))
  expect(await stale(), 'English that is right').toEqual({
    told: 1,
    counted: 'ar: 2 texts, 2 words, 1 done (50%), 1 stale',
  })
  writeFileSync(join(folder, 'ar/a.json'), JSON.stringify({ a: 'نص  هنا', b: 'المزيد' }))
  expect(await stale(), 'a translation that is wrong itself').toEqual({
    told: 0,
    counted: 'ar: 2 texts, 3 words, 2 done (100%), 0 stale',
  })
})

test('one accepted text of two leaves the other stale', async () => {
  const folder = temporaryLocales({
    'en/a.json': { list: ['One', 'Two', 'Three'] },
    'ar/a.json': { list: ['واحد', 'اثنان', 'ثلاثة'] },
  })
  writeFileSync(join(folder, 'en/a.json'), JSON.stringify({ list: ['The first', 'Two', 'The third'] }))
  expect((await run(folder)).lines.join('\n')).toContain('2 stale')
  await run(folder, 'accept', 'ar', 'list.0')
  expect((await run(folder)).lines.slice(0, 1)).toEqual([
    expect.stringContaining('ar/a.json:5:5 list.2: advice: is stale: the English said: Three'),
  ])
  expect((await run(folder)).lines.join('\n')).toContain('1 stale')
})
