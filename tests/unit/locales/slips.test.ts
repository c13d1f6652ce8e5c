// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describe as inWords } from '#translation/check/report/describe.ts'
import { siteProject } from '#translation/files/project.ts'
import { findingsIn, type Files } from './sampleLocales.ts'
import { honest, kinds, type Slip } from './slips.ts'

/** What the site's own translators are judged by. */
const shared = Object.fromEntries(
  ['glossary.json', 'facts.json', 'words.ar.json', 'words.en.json'].map((file) => [
    file,
    readFileSync(join(siteProject.root, 'translation', file), 'utf8'),
  ]),
)

const planted = kinds.flatMap(([kind, code, slips]) => slips.map((slip) => ({ kind, code, slip })))

const fileOf = (language: string, name: string) => `${language}/${name}.json`
/** The text under its key, in groups as its key says. */
const groups = (key: string, text: string): unknown =>
  key.split('.').reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), text)

/** Each pair in files of its own, all of them checked at once; the findings about the slip's text. */
function judge(name: string, slips: readonly Slip[]) {
  const files = slips.flatMap(([, english, arabic, key = 'text'], index) => [
    [fileOf('en', `${name}-${index}`), groups(key, english)],
    [fileOf('ar', `${name}-${index}`), groups(key, arabic)],
  ])
  const found = findingsIn({ ...shared, ...Object.fromEntries(files) } as Files)
  const byFile = Map.groupBy(found, ({ file }) => file)
  return slips.map(([language], index) => byFile.get(`locales/${fileOf(language, `${name}-${index}`)}`) ?? [])
}

const found = judge(
  'slip',
  planted.map(({ slip }) => slip),
)
const rows = planted.map((row, index) => {
  const [language, english, arabic, key = 'text'] = row.slip
  return { ...row, key, text: language === 'ar' ? arabic : english, found: found[index] ?? [] }
})

test.for(rows)('$kind: $text', ({ code, key, found: findings }) => {
  expect(findings.map((one) => one.code)).toContain(code)
  for (const one of findings.filter((each) => each.code === code)) {
    expect(one.key).toBe(key)
    // What is wrong, and after a mark what to do.
    expect(inWords(one, 'en')).toMatch(/[;:?] ?\S/)
    expect(inWords(one, 'ar')).toMatch(/[؛:؟] ?\S/)
  }
})

const silent = judge('honest', honest).map((findings, index) => {
  const [language, english, arabic] = honest[index] ?? []
  return { text: language === 'ar' ? arabic : english, findings }
})

test.for(silent)('an honest edit is left alone: $text', ({ findings }) => {
  expect(findings.map((one) => `${inWords(one)} [${one.code}]`)).toEqual([])
})
