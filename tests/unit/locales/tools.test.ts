// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import weblate from '../../../translation/weblate.json'
import { draftCodes, languageCodes } from '#i18n/languages.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Drafts, too: their files are there also where they are not shown. */
const codes = [...new Set([...languageCodes, ...draftCodes()])]
const files = globSync(`locales/{${codes.join(',')}}/**/*.json`, { cwd: root })

test('a plain JSON writer, as of Weblate and i18n Ally, writes every file back as it was', () => {
  expect(files.length).toBeGreaterThan(80)
  for (const file of files) {
    const text = readFileSync(root + file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
    const form = 'write it with two spaces and a line for each item, as the English file'
    expect(text, `${file}: ${form}`).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
  }
})

test('Weblate finds every file, with the English one as its base', () => {
  const { match, base_file_template: base } = weblate['weblate.discovery.discovery']
  const pattern = new RegExp(`^${match.replaceAll('?P<', '?<')}$`)
  const all = globSync('locales/**/*.json', { cwd: root })
  expect(all).toContain('locales/en/pages/home.json')
  for (const file of all) {
    const { language, component } = pattern.exec(file)?.groups ?? {}
    expect(component !== undefined, file).toBe(files.includes(file))
    if (component === undefined || language === undefined) continue
    expect(codes).toContain(language)
    expect(files).toContain(base.replace('{{ component }}', component))
  }
})
