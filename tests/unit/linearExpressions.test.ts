// @vitest-environment node
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { expect, test, vi } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { reach } from '../server/support/reach.ts'

/** What reads texts of strangers: what the server is made of. Its tools read what the operator types. */
const files = [...reach(['server/index.ts']).files].filter((file) => file.endsWith('.ts'))

/** The regular expressions of a program that try some texts again and again: their cost grows faster than the text. */
function slowExpressions(file: string, program: string): string[] {
  const found: string[] = []
  const visitor = new Visitor({
    Literal(literal) {
      if (!('regex' in literal)) return
      const { pattern: source, flags } = literal.regex
      if (analyse({ source, flags }).reports.length > 0) found.push(`${file}: /${source}/${flags}`)
    },
  })
  visitor.visit(parseSync(file, program).program)
  return found
}

test('no regular expression of the server costs more than its text is long', () => {
  const readers = ['src/i18n/cleanText.ts', 'src/i18n/languages.ts', 'server/http/requestListener.ts']
  expect(files).toEqual(expect.arrayContaining(readers))
  expect(files.flatMap((file) => slowExpressions(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['may begin anywhere', String.raw`text.replace(/\s+$/, '')`],
  ['repeats what is repeated', String.raw`/^(?:\w+,?)+$/.test(text)`],
  ['divides a text in several ways', String.raw`/^\d*\d*!/u.exec(text)`],
  ['looks for an end again and again', String.raw`text.match(/<.*>/g)`],
])('an expression that %s is found', (_, program) => {
  expect(slowExpressions('planted.ts', program)).toHaveLength(1)
})

test('every expression made by RegExp at the start takes time in proportion to its text', async () => {
  const built: RegExp[] = []
  class Recorded extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags)
      built.push(this)
    }
  }
  vi.stubGlobal('RegExp', Recorded)
  vi.resetModules()
  await import('#enquiry/fieldRules.ts')
  await import('#server/enquiries/xsrf.ts')
  vi.unstubAllGlobals()
  expect(built.length).toBeGreaterThan(2)
  expect(built.filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)).toEqual([])
})
