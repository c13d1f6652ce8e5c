import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/createApp.ts'
import { listen, portOf } from '#server/listen.ts'
import { readStaticFiles } from '#server/static/staticFiles.ts'
import { idleTools } from '../support/idleTools.ts'

/** A small build. Variants hold their coding's name, so that a test sees which one came. */
export const smallDist = {
  'index.html': 'home en',
  'index.html.br': 'home en, br',
  'index.html.zst': 'home en, zstd',
  'index.html.gz': 'home en, gzip',
  'industries/index.html': 'industries en',
  'products/sap/index.html': 'sap en',
  'ar/index.html': 'home ar',
  'ar/products/sap/index.html': 'sap ar',
  '404.html': 'not found en',
  '404.html.br': 'not found en, br',
  'ar/404.html': 'not found ar',
  'robots.txt': 'robots',
  'notes.unknown': 'notes',
  'a file.svg': '<svg/>',
  'assets/app-1a2b.js': 'app',
  'assets/app-1a2b.js.br': 'app, br',
  'assets/orphan-3c4d.js.br': 'variant of nothing',
  '.env': 'secret',
  '.vite/manifest.json': 'secret',
  'assets/.hidden.js': 'secret',
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A folder with these files, gone when the test ends. */
export function temporaryFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** The app over real HTTP at a free port, until the test ends. */
export async function startSite(dist: Record<string, string> = smallDist) {
  const app = createApp({ files: readStaticFiles(temporaryFolder(dist)), ...idleTools })
  const servers = await listen(getRequestListener(app.fetch), { host: '127.0.0.1', port: 0 })
  onTestFinished(() => {
    for (const server of servers) server.close().closeAllConnections()
  })
  const port = portOf(servers) ?? 0
  return { port, ask: (path: string, question?: Question) => ask(port, path, question) }
}

/** Sends the path exactly as written: `fetch` would tidy it, and unpack what comes back. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
