// @vitest-environment node
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { pageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { createApp } from '#server/app.ts'
import { listenInTest } from '../../server/support/listenInTest.ts'
import { smallDist } from '../../server/support/smallSite.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'
import { readSite, sendRequest } from '../../server/support/testSite.ts'
import { idleDependencies } from '../../server/support/idleDependencies.ts'
import { nginx, startProxy } from '../../server/support/proxyPrograms.ts'

const paths = pageIds.flatMap((id) => languageCodes.map((language) => pagePath(id, language)))
const formPaths = languageCodes.map((language) => pagePath('contact', language))

/** As different browsers write it. */
const codings = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1']

function wholeDist() {
  const files = paths.map((path) => [`${path.slice(1)}/index.html`.replace(/^\//, ''), path] as const)
  const policies = files.map(([name]) => [`/${name}`, { 'content-security-policy': "default-src 'none'" }])
  return {
    ...smallDist,
    ...Object.fromEntries(files),
    ...Object.fromEntries(files.map(([name, text]) => [`${name}.br`, brotliCompressSync(text)])),
    '.headers.json': JSON.stringify({
      ...(JSON.parse(smallDist['.headers.json']) as object),
      ...Object.fromEntries(policies),
    }),
  }
}

async function startCountedSite() {
  const { 'index.html.gz': _gzip, ...dist } = wholeDist()
  const app = createApp(readSite(dist), idleDependencies)
  const listener = getRequestListener(app.fetch)
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    void listener(request, response)
  })
  return { port: await listenInTest(server), asked }
}

async function startBehindCache() {
  const { port: serverPort, asked } = await startCountedSite()
  const folder = temporaryFolder({})
  const { ports, stop } = await startProxy(nginx, { folder, serverPort })
  onTestFinished(stop)
  asked.clear()
  return { port: ports.plain, asked }
}

test.skipIf(nginx.missing !== undefined)(
  `a shared cache sends one of 1,000 requests for a page on, and every one for the form${nginx.missing ?? ''}`,
  async () => {
    const { asked, port } = await startBehindCache()

    const kept = new Map<string, string>()
    let visits = 0
    const visit = async (number: number) => {
      const path = paths[(number * 31) % paths.length] ?? '/'
      const headers = {
        'Accept-Encoding': codings[number % codings.length] ?? '',
        Cookie: `visitor=${number}`,
      }
      const answer = await sendRequest(port, path, { headers })
      const { date: _date, 'set-cookie': cookie, ...others } = answer.headers
      expect(answer).toMatchObject({ status: 200, body: path })
      expect(cookie !== undefined, path).toBe(formPaths.includes(path))
      const said = JSON.stringify([others, answer.body])
      expect(kept.get(path) ?? said).toBe(said)
      kept.set(path, said)
      if (formPaths.includes(path)) visits += 1
    }
    for (let first = 0; first < 1000; first += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => visit(first + index)))
    }

    expect(kept.size).toBe(paths.length)
    const [ofForm, ofPages] = [
      [...asked].filter(([path]) => formPaths.includes(path)),
      [...asked].filter(([path]) => !formPaths.includes(path)),
    ]
    expect(ofPages.filter(([, times]) => times > 1)).toEqual([])
    // It is asked for each time, as its cookie is nobody else's.
    expect(ofForm.reduce((sum, [, times]) => sum + times, 0)).toBe(visits)
  },
)
