// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { hosts, makeStaticHost, type Host } from '../../../scripts/deploy/makeStaticHost.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

vi.mock('#i18n/languages.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#i18n/languages.ts')>()
  const fr = { ...original.languages.en, code: 'fr', prefix: '/fr' }
  return {
    ...original,
    languages: { ...original.languages, fr },
    languageCodes: [...original.languageCodes, 'fr'],
  }
})

const prefixes = ['', '/ar', '/fr']
const files = prefixes.flatMap((prefix) => [
  `${prefix}/404.html`,
  ...Array.from({ length: 100 }, (_, index) => `${prefix}/p${index}/index.html`),
])
const policyOf = (file: string) => `script-src 'self' 'sha256-${file}'; frame-ancestors 'none'`

/** What Cloudflare Pages takes; Netlify takes no less. */
const most = { headers: 100, redirects: 2000, lineLength: 2000 }

function make(host: Host) {
  const from = temporaryFolder({
    ...Object.fromEntries(
      files.map((file) => [file.slice(1), '<!doctype html><head><meta charset="utf-8" />']),
    ),
    '.headers.json': JSON.stringify(
      Object.fromEntries(files.map((file) => [file, { 'content-security-policy': policyOf(file) }])),
    ),
  })
  const to = join(from, 'host')
  makeStaticHost(host, 'https://enquiries.test', { from, to }, 'host')
  return (name: string) => readFileSync(join(to, name), 'utf8')
}

test.for(Object.keys(hosts) as Host[])('%s takes three languages of 100 pages each', (host) => {
  const read = make(host)
  const headers = read('_headers').split('\n')
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(most.headers)
  expect(Math.max(...headers.map(({ length }) => length))).toBeLessThanOrEqual(most.lineLength)
  for (const file of files) {
    const html = read(file.replace(/\/index\.html$/, '.html'))
    expect(html).toContain(`content="script-src 'self' 'sha256-${file}'"`)
  }
})

test('Netlify knows the 404 page of each of them', () => {
  const redirects = make('netlify')('_redirects').trim().split('\n')
  expect(redirects.length).toBeLessThanOrEqual(most.redirects)
  expect(redirects).toEqual(
    expect.arrayContaining(prefixes.slice(1).map((prefix) => `${prefix}/* ${prefix}/404.html 404`)),
  )
})
