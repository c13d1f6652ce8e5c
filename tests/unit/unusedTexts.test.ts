import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contactTopics, subjectPlace } from '#config/contactTopics.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { parseLocaleFile } from '#translation/files/localeFile.ts'
import { renderSite } from './renderSite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('every text is shown by a page, or named in the code for a visitor’s action', async () => {
  const { readKeys } = await renderSite()
  // The form reads them when it is opened about a topic.
  const topics = contactTopics.map(subjectPlace).map(({ page, key }) => `pages/${page}:${key}`)
  const read = new Set([...readKeys, ...topics])
  const code = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n')
  // Either in full, or as the last step of a key made from a prefix: `alert.${outcome}` and 'success'.
  const namedInCode = (namespace: string, form: string) => {
    const key = form.replace(/_(?:zero|one|two|few|many|other)$/, '')
    const last = key.slice(key.lastIndexOf('.') + 1)
    const prefix = key.slice(0, -last.length)
    const literals = [key, `${namespace}:${key}`].flatMap((name) => [`'${name}'`, `"${name}"`])
    if (literals.some((literal) => code.includes(literal))) return true
    return code.includes(`\`${prefix}\${`) && code.includes(`'${last}'`)
  }

  // The server's texts are watched by tests/server/mail/texts.test.ts.
  const files = globSync('locales/en/**/*.json', { cwd: root, exclude: ['locales/en/server/**'] })
  const unused = files.flatMap((file) => {
    const namespace = file.slice('locales/en/'.length, -'.json'.length)
    const parsed = parseLocaleFile(
      { file, language: defaultLanguage, namespace },
      readFileSync(root + file, 'utf8'),
    )
    return [...parsed.texts.values()]
      .filter(({ key }) => !isRead(read, namespace, key) && !namedInCode(namespace, key))
      .map(({ key, line }) => `${file}:${line} ${key}: is used nowhere, delete it in every language`)
  })
  expect(unused).toEqual([])
}, 60_000)

/** A list or group that was read as a whole counts for all within it. */
function isRead(read: Set<string>, namespace: string, key: string): boolean {
  const parts = key.split('.')
  return parts.some((_, index) => read.has(`${namespace}:${parts.slice(0, index + 1).join('.')}`))
}
