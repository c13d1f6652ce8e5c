import { createServer, request as httpRequest } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { changeAddress, editorAddress, mailsAddress } from '#translation/dev/page/shared/addresses.ts'
import { tokenHeader, tokenMeta, type TextChange } from '#translation/dev/page/shared/changes.ts'
import { texts } from '../support/texts.ts'
import { expect, test } from './developmentSite.ts'

const file = 'en/pages/sap.json'
const change: TextChange = {
  language: 'en',
  namespace: 'pages/sap',
  key: 'heading',
  text: 'A foreign heading',
  before: texts('en', 'pages/sap').heading,
}

async function tokenOf(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text()
  const [, token = ''] = new RegExp(`name="${tokenMeta}" content="([^"]+)"`).exec(html) ?? []
  expect(token).not.toBe('')
  return token
}

/** Sends the change as a browser would not let a page send it, with any Host and Origin. */
async function send(port: string, headers: Record<string, string>): Promise<number | undefined> {
  const body = JSON.stringify(change)
  const outgoing = httpRequest({
    port,
    path: changeAddress,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers },
  })
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [{ statusCode?: number; resume: () => void }]
  response.resume()
  return response.statusCode
}

test('only a page of the server changes a text: host, origin and token have to be its own', async ({
  server,
  locales,
}) => {
  const before = locales.read(file)
  const { host, port } = new URL(server.origin)
  const token = await tokenOf(server.origin)
  const own = { Host: host, Origin: server.origin, [tokenHeader]: token }
  const rebound = { Host: `rebound.example:${port}`, Origin: `http://rebound.example:${port}` }
  const { Origin: _origin, ...withoutOrigin } = own
  for (const headers of [
    { ...own, ...rebound },
    { ...own, Origin: 'http://localhost:1' },
    { ...own, Origin: 'null' },
    withoutOrigin,
    { ...own, [tokenHeader]: 'another' },
    { Host: host, Origin: server.origin },
  ])
    expect(await send(port, headers), JSON.stringify(headers)).toBe(403)
  expect(locales.read(file)).toBe(before)
  expect(await send(port, own)).toBe(200)
  locales.restore()
  // The fixture restores what the tests changed themselves.
  locales.save(file, before)
})

test('the address of the texts gives no file from elsewhere on the machine', async ({ server }) => {
  const own = await fetch(`${server.origin}/@texts/ar/pages/sap.json`)
  expect(own.status).toBe(200)
  for (const name of ['..%5C..%5Cpackage', '..%2F..%2Fpackage', '%5C..%5C..%5C..%5Cpackage', 'server/mail']) {
    const { status } = await fetch(`${server.origin}/@texts/ar/${name}.json`)
    expect(status, name).toBe(404)
  }
})

/** Opens a page from another port of this machine, and returns a function that ends its server. */
async function openForeignPage(page: Page): Promise<() => void> {
  const foreign = createServer((_request, response) => response.end('<title>foreign</title>'))
  foreign.listen(0)
  await once(foreign, 'listening')
  await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`)
  return () => foreign.close()
}

test.describe('a foreign page', () => {
  test.use({ provoked: /403|CORS|Failed to load|request: http/ })

  test('of the same machine changes no text, even with the token', async ({ page, server, locales }) => {
    const before = locales.read(file)
    const token = await tokenOf(server.origin)
    const close = await openForeignPage(page)
    const status = await page.evaluate(
      async ([address, name, value, body]) => {
        const headers = { 'Content-Type': 'application/json', [name]: value }
        const answer = fetch(address, { method: 'POST', headers, body })
        return answer.then(
          (response) => response.status,
          () => 'refused',
        )
      },
      [server.origin + changeAddress, tokenHeader, token, JSON.stringify(change)] as const,
    )
    expect([403, 'refused']).toContain(status)
    expect(locales.read(file)).toBe(before)
    close()
  })

  test('of the same machine starts no program', async ({ page, server }) => {
    const close = await openForeignPage(page)
    for (const address of [`${editorAddress}?file=package.json`, mailsAddress]) {
      const answered = page.waitForResponse(server.origin + address)
      await page.evaluate((asked) => fetch(asked, { mode: 'no-cors' }), server.origin + address)
      expect((await answered).status(), address).toBe(403)
    }
    close()
  })
})
