import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { listen, portOf } from '#server/http/httpServer.ts'
import { readDist } from '#server/http/readDist.ts'
import { readStaticFiles } from '#server/http/staticFiles.ts'
import { idleDependencies } from './idleDependencies.ts'
import { smallSite } from './smallSite.ts'
import { writeFiles } from './writeFiles.ts'

export interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  /** The text, unpacked. */
  body: string
  /** Bytes of the body as it came. */
  size: number
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

type Dist = Parameters<typeof writeFiles>[1]

/** What the server reads of a build with these files. */
export function readSite(dist: Dist) {
  const folder = mkdtempSync(join(tmpdir(), 'dist-test-'))
  try {
    writeFiles(folder, dist)
    return readStaticFiles(readDist(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function openSite(dist: Dist) {
  const files = readSite(dist)
  const app = createApp(files, idleDependencies)
  const server = await listen(getRequestListener(app.fetch), {
    ...idleDependencies.settings,
    requestErrorPage: files.requestErrorPage,
    host: '127.0.0.1',
    port: 0,
  })
  return { port: portOf(server) ?? 0, close: () => server.close().closeAllConnections() }
}

export async function startSite(dist: Dist) {
  const { port, close } = await openSite(dist)
  onTestFinished(close)
  return { sendRequest: (path: string, options?: RequestOptions) => sendRequest(port, path, options) }
}

/** One site for all tests of a file. */
export function sharedSite() {
  let site: Awaited<ReturnType<typeof openSite>> | undefined
  beforeAll(async () => {
    site = await openSite(smallSite)
  })
  afterAll(() => site?.close())
  const port = () => site?.port ?? 0
  return { port, sendRequest: (path: string, options?: RequestOptions) => sendRequest(port(), path, options) }
}

/** Sends the path exactly as written, which `fetch` would tidy. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
) {
  return new Promise<TestResponse>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        const sent = Buffer.concat(chunks)
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[received['content-encoding'] ?? '']
        const text = (unpack && sent.length > 0 ? unpack(sent) : sent).toString()
        resolve({ status, headers: received, body: text, size: sent.length })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
