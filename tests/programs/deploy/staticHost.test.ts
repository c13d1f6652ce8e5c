// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { hstsHeader, securityHeaders } from '#server/http/headers.ts'
import { makeStaticHost, type Host } from '../../../scripts/deploy/makeStaticHost.ts'
import { listenInTest } from '../../server/support/listenInTest.ts'
import { smallDist } from '../../server/support/smallSite.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

const page = (name: string) => `<!doctype html><head>\n<meta charset="utf-8" /><title>${name}</title></head>`
const policyOf = (name: string) => `script-src 'self'; frame-ancestors 'none'; report-uri ${name}`

function make(
  host: Host,
  server = 'https://enquiries.test',
  added: Record<string, string> = {},
  otherNames: string[] = [],
) {
  const pages = Object.keys(smallDist).filter((name) => name.endsWith('.html'))
  const from = temporaryFolder({
    ...smallDist,
    ...Object.fromEntries(pages.map((name) => [name, page(name)])),
    '.headers.json': JSON.stringify(
      Object.fromEntries(
        pages.map((name) => [`/${name}`, { 'content-security-policy': policyOf(`/${name}`) }]),
      ),
    ),
    ...added,
  })
  const to = join(from, 'host')
  makeStaticHost(host, server, { from, to }, 'subdomains', otherNames)
  return { folder: to, read: (name: string) => readFileSync(join(to, name), 'utf8') }
}

/** The headers that a host gives an address: those of all rules that fit. */
function headersOf(file: string, address: string) {
  const headers: [string, string][] = []
  let fits = false
  for (const line of file.trimEnd().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) {
      fits = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line
    } else if (fits) headers.push([name, value])
  }
  return headers
}

test.for([
  ['index.html', '/index.html'],
  ['industries.html', '/industries/index.html'],
  ['ar/products/sap.html', '/ar/products/sap/index.html'],
  // It comes at any address.
  ['ar/404.html', '/ar/404.html'],
] as const)('%s has its policy in itself, after its charset', ([name, file]) => {
  const start = '<head>\n<meta charset="utf-8" />'
  const policy = policyOf(file).replace("; frame-ancestors 'none'", '')
  expect(make('netlify').read(name)).toContain(
    `${start}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
})

test.for(['/', '/industries', '/ar/products/sap', '/nowhere', '/robots.txt', '/assets/app-1a2b.js'])(
  '%s has the headers of every answer, of which one keeps it out of frames',
  (address) => {
    const headers = headersOf(make('netlify').read('_headers'), address)
    const { 'content-security-policy': _, ...everywhere } = securityHeaders
    // Pictures are for mails and other sites, too, and hosts join what two rules say of a header.
    const expected = {
      ...everywhere,
      ...hstsHeader('subdomains'),
      'cross-origin-resource-policy': 'cross-origin',
    }
    expect(headers).toEqual(expect.arrayContaining(Object.entries(expected)))
    expect(headers.filter(([name]) => name === 'cross-origin-resource-policy')).toHaveLength(1)
    const policies = headers.filter(([name]) => name === 'content-security-policy')
    expect(policies[0]?.[1]).toMatch(/(^|; )frame-ancestors 'none'(;|$)/)
  },
)

test('assets are kept for good, pages are not', () => {
  const file = make('netlify').read('_headers')
  const caching = (address: string) => headersOf(file, address).filter(([name]) => name === 'cache-control')
  for (const asset of ['/assets/app-1a2b.js', '/assets/search-en-5e6f.json']) {
    expect(caching(asset)).toEqual([['cache-control', 'public, max-age=31536000, immutable']])
  }
  expect(caching('/industries')).toEqual([])
})

test('pages are named by their addresses; variants, dot files and empty folders stay away', () => {
  const { folder } = make('netlify')
  const entries = readdirSync(folder, { recursive: true }).map(String)
  expect(entries.toSorted()).toEqual(
    ['404.html', '_headers', '_redirects', 'a file.svg', 'ar', 'ar.html', 'ar/404.html', 'ar/products']
      .concat(['ar/products/sap.html', 'assets', 'assets/app-1a2b.js', 'assets/search-en-5e6f.json'])
      .concat(['index.html', 'industries.html'])
      .concat(['notes.unknown', 'products', 'products/sap.html', 'robots.txt'])
      .toSorted(),
  )
})

test('proofs that the operator has added are there as they are, also those of search engines', () => {
  const added = { '.well-known/security.txt': 'Contact: mailto:a@b.test', 'google1a2b.html': 'proof' }
  const { read, folder } = make('netlify', undefined, { ...added, '.well-known/.hidden': 'secret' })
  for (const [name, content] of Object.entries(added)) expect(read(name)).toBe(content)
  expect(existsSync(join(folder, '.well-known/.hidden'))).toBe(false)
})

test('Netlify passes on the call, and knows the 404 page of a language', () => {
  expect(make('netlify').read('_redirects')).toBe(
    '/send_mail.php https://enquiries.test/send_mail.php 200!\n/ar/* /ar/404.html 404\n',
  )
})

test('Netlify leads the other names to the site, before anything else', () => {
  const redirects = make('netlify', undefined, {}, ['company.netlify.app', 'company.ae']).read('_redirects')
  expect(redirects.split('\n').slice(0, 5)).toEqual([
    'http://company.netlify.app/* https://www.whole.test/:splat 301!',
    'https://company.netlify.app/* https://www.whole.test/:splat 301!',
    'http://company.ae/* https://www.whole.test/:splat 301!',
    'https://company.ae/* https://www.whole.test/:splat 301!',
    '/send_mail.php https://enquiries.test/send_mail.php 200!',
  ])
})

test('Cloudflare’s worker leads the other names to the site, and leaves pages to the host', async () => {
  const { read } = make('cloudflare', undefined, {}, ['company.pages.dev'])
  expect(JSON.parse(read('_routes.json'))).toEqual({ version: 1, include: ['/*'], exclude: [] })
  const { fetch } = await workerOf(read('_worker.js'))
  const env = { ASSETS: { fetch: async () => new Response('page') } }
  const elsewhere = await fetch(new Request('https://company.pages.dev/ar/industries?a=b'), env)
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
    308,
    'https://www.whole.test/ar/industries?a=b',
  ])
  const own = await fetch(new Request('https://www.whole.test/ar/industries'), env)
  expect(await own.text()).toBe('page')
})

test.for([
  ['https://enquiries.test', 'https://enquiries.test'],
  ['https://enquiries.test:8443/', 'https://enquiries.test:8443'],
  ['https://enquiries.test/s3cret-path', 'https://enquiries.test/s3cret-path'],
] as const)('the command takes %s, and keeps its path to itself', ([given, expected]) => {
  const { folder, run } = command(given)
  expect(run).toMatchObject({ status: 0, stderr: '' })
  expect(run.stdout).not.toContain('s3cret')
  const redirects = readFileSync(join(folder, '.build/static-host/_redirects'), 'utf8')
  expect(redirects).toMatch(`/send_mail.php ${expected}/send_mail.php 200!\n`)
})

test.for([
  'http://enquiries.test',
  'https://enquiries.test/?a',
  'https://a@b.test',
  'https://a.test/x y',
  '',
])('the command refuses "%s"', (given) => {
  const { folder, run } = command(given)
  expect(run).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('npm run') as unknown })
  expect(existsSync(join(folder, '.build'))).toBe(false)
})

test('the command says in a sentence that the build is missing', () => {
  const { run } = command('https://enquiries.test', {})
  expect(run).toMatchObject({ status: 1, stdout: '', stderr: 'dist/ is missing: run npm run build\n' })
})

const smallBuild = {
  'dist/index.html': page('/'),
  'dist/.headers.json': JSON.stringify({
    '/index.html': { 'content-security-policy': "default-src 'none'" },
  }),
}

function command(server: string, build: Record<string, string> = smallBuild) {
  const folder = temporaryFolder(build)
  const program = join(import.meta.dirname, '../../../scripts/static-host.ts')
  const run = spawnSync(process.execPath, [program, 'netlify', server], { cwd: folder, encoding: 'utf8' })
  return { folder, run }
}

test('Cloudflare runs a worker for the call alone, which passes it on', async () => {
  const asked: { request: IncomingMessage; body: string }[] = []
  const server = createServer((request, response) => {
    const answer = (body: string) => {
      asked.push({ request, body })
      return response.writeHead(429, { 'retry-after': '60' }).end('{"success":false}')
    }
    void text(request).then(answer)
  })
  const { folder, read } = make('cloudflare', `http://127.0.0.1:${await listenInTest(server)}`)
  expect(existsSync(join(folder, '_redirects'))).toBe(false)
  expect(JSON.parse(read('_routes.json'))).toEqual({ version: 1, include: ['/send_mail.php'], exclude: [] })

  const headers = {
    'CF-Connecting-IP': '192.0.2.1',
    'X-Forwarded-For': '192.0.2.66',
    'Idempotency-Key': 'one',
    Cookie: 'XSRF-TOKEN=token',
  }
  const request = new Request('https://www.company.test/send_mail.php', {
    method: 'POST',
    headers,
    body: '{"name":"Layla"}',
  })
  const worker = await workerOf(read('_worker.js'))
  const answer = await worker.fetch(request)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  expect(asked).toMatchObject([
    {
      request: {
        method: 'POST',
        url: '/send_mail.php',
        headers: { 'x-forwarded-for': '192.0.2.1', 'idempotency-key': 'one', cookie: 'XSRF-TOKEN=token' },
      },
      body: '{"name":"Layla"}',
    },
  ])
})

interface Worker {
  fetch: (request: Request, env?: { ASSETS: { fetch: () => Promise<Response> } }) => Promise<Response>
}

async function workerOf(code: string) {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Worker }
  return module.default
}
