// @vitest-environment node
import { cpSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPublicFiles } from '../../../scripts/prerender/publicFiles.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

function build(files: Record<string, string>) {
  const folder = temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`public/${name}`, text])),
  )
  const output = join(folder, 'dist')
  cpSync(join(folder, 'public'), output, { recursive: true })
  const sentences = checkPublicFiles(join(folder, 'public'), output, new Set(['robots.txt', 'index.html']))
  return { output, sentences: sentences.map((each) => each.replace(`${folder}/public/`, '')) }
}

const proof = '<html><head><title>1</title></head><body>google-site-verification: 1</body></html>'

test.for([
  ['brochure.pdf', ''],
  ['.well-known/security.txt', 'Contact: mailto:security@company.com'],
  ['google1a2b.html', proof],
  ['عرض الشركة.pdf', ''],
] as const)('the build says nothing of %s, which is served', ([name, text]) => {
  const { output, sentences } = build({ [name]: text })
  expect(sentences).toEqual([])
  expect(existsSync(join(output, name))).toBe(true)
})

test.for([
  ['.env', 'a name in its path begins with a dot'],
  ['.well-known/.DS_Store', 'a name in its path begins with a dot'],
  ['docs/.well-known/a', 'a name in its path begins with a dot'],
  ['catalogue.tar.gz', 'end with .gz'],
] as const)('the build says that %s is not served, and leaves it out', ([name, reason]) => {
  const { output, sentences } = build({ [name]: 'x' })
  expect(sentences).toEqual([expect.stringContaining(`${name}: is not served, since `)])
  expect(sentences[0]).toContain(reason)
  expect(existsSync(join(output, name))).toBe(false)
})

test.for(['robots.txt', 'index.html', 'healthz', 'send_mail.php'])(
  'the build says that %s is answered otherwise',
  (name) => {
    expect(build({ [name]: 'x' }).sentences).toEqual([
      expect.stringContaining(`${name}: is not served, since the `),
    ])
  },
)

test.for(['<style>a {}</style>', '<p style="color: red">', '<script src="/a.js"></script>'])(
  'the build says that the policy forbids %s',
  (html) => {
    expect(build({ 'offer.html': html }).sentences).toEqual([
      expect.stringContaining('offer.html: is served, but'),
    ])
  },
)

test('a file that only its owner may read is readable for the server', () => {
  const { output } = build({ 'a.pdf': 'x' })
  expect(statSync(join(output, 'a.pdf')).mode & 0o777).toBe(0o644)
})
