// @vitest-environment node
import { once } from 'node:events'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readBody } from 'node:stream/consumers'
import { createServer, mergeConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editorAddress, mailsAddress } from '#translation/dev/page/shared/addresses.ts'
import viteConfig from '../../../vite.config.ts'
import { writeFiles } from '../../server/support/writeFiles.ts'

const secret = 'a name and a telephone number'

/** What the site's own server, its operator and npm leave in the project, and a folder that DATA_DIR names. */
const privateFiles = [
  'data/enquiries.sqlite',
  'data/enquiries.sqlite-wal',
  'data/mails/1.eml',
  'store/enquiries.sqlite',
  'enquiries.xlsx',
  'enquiries.csv',
  'enquiries.json',
  'enquiries.html',
  'backup.sql',
  'npm-debug.log',
  '.env',
  'src/.env',
  'src-before/enquiries.csv',
]

const neededFiles = [
  'index.html',
  'src/a.ts',
  'locales/en/a.json',
  'translation/a.json',
  'node_modules/a/a.woff2',
]

const root = mkdtempSync(join(realpathSync(tmpdir()), 'dev-server-'))
let server: ViteDevServer
let origin: string

beforeAll(async () => {
  writeFiles(root, {
    ...Object.fromEntries(privateFiles.map((file) => [file, secret])),
    ...Object.fromEntries(neededFiles.map((file) => [file, '{}'])),
  })
  const config = await viteConfig({ command: 'serve', mode: 'development' })
  const own = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    server: { port: 0, host: '127.0.0.1' },
  }
  server = await createServer(mergeConfig(config, own))
  await server.listen()
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** Asks for the path as it stands, where `fetch` would resolve its dots. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}) {
  const [answer] = (await once(get(origin, { path, headers }), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer) }
}

describe('npm run dev', () => {
  test.for(privateFiles)('does not serve %s', async (file) => {
    expect(await ask(`/${file}`)).toMatchObject({ status: 403 })
    const paths = [
      file,
      `src/../${file}`,
      `src/..%2f${file}`,
      `@fs${root}/${file}`,
      `@fs${root}/src/../${file}`,
    ]
    const queries = ['', '?raw', '?url', '?import&raw', '?inline&import', '?.svg?.wasm?init']
    for (const address of paths.flatMap((path) => queries.map((query) => `/${path}${query}`))) {
      const { body } = await ask(address)
      expect(body, address).not.toContain(secret)
      expect(body, `${address}, as base64`).not.toContain(btoa(secret).slice(0, 20))
    }
  })

  test.for(neededFiles)('serves %s', async (file) => {
    expect(await ask(`/${file}`)).toMatchObject({ status: 200 })
  })

  test.for(['//', '//[', '/%', '/a%ZZ.html'])('outlives the address %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400 })
    expect(await ask('/')).toMatchObject({ status: 200 })
  })

  test.for(['http://localhost:3000', 'http://127.0.0.1:1', 'https://company.example', 'null'])(
    'lets no page of %s read its answers',
    async (foreign) => {
      for (const path of ['/', '/src/a.ts', '/locales/en/a.json', '/@vite/client']) {
        const { status, headers } = await ask(path, { origin: foreign })
        expect(status, path).toBe(200)
        expect(headers, path).not.toHaveProperty('access-control-allow-origin')
      }
    },
  )

  describe.for([editorAddress, mailsAddress])('at %s', (address) => {
    test.for<OutgoingHttpHeaders>([
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', referer: 'http://127.0.0.1:3000/' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      { referer: 'http://192.168.0.2:3000/' },
    ])('starts no program for another page: %o', async (headers) => {
      expect(await ask(`${address}?file=src/a.ts`, headers)).toMatchObject({ status: 403 })
    })

    test('starts a program for its own pages', async () => {
      // Neither is there: no file is named, and the folder has no program that writes mails.
      for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { referer: `${origin}/ar` }])
        expect(await ask(address, headers)).toMatchObject({ status: 500 })
    })
  })
})
