import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { listen, portOf } from '#server/http/httpServer.ts'
import { contentCodings } from '#server/http/contentCodings.ts'
import { readStaticFiles } from '#server/http/staticFiles.ts'
import { idleDependencies } from './idleDependencies.ts'

const files = {
  'index.html': 'home en',
  'industries/index.html': 'industries en',
  'products/sap/index.html': 'sap en',
  'ar/index.html': 'home ar',
  'ar/products/sap/index.html': 'sap ar',
  '404.html': 'not found en',
  'ar/404.html': 'not found ar',
  'robots.txt': 'robots',
  'notes.unknown': 'notes',
  'a file.svg': '<svg/>',
  'assets/app-1a2b.js': 'app',
  '.env': 'secret',
  '.vite/manifest.json': 'secret',
  'assets/.hidden.js': 'secret',
}

/** The policy of each page names its file, so that a test sees whose came. */
const policyOf = (name: string) => `default-src 'none'; report-uri /${name}`
const pages = Object.keys(files).filter((name) => name.endsWith('.html'))
const headersFile = (names: readonly string[]) =>
  JSON.stringify(
    Object.fromEntries(names.map((name) => [`/${name}`, { 'content-security-policy': policyOf(name) }])),
  )

/** A small build, in which some files have variants. */
export const smallDist = {
  ...files,
  '.headers.json': headersFile(pages),
  'index.html.br': brotliCompressSync(files['index.html']),
  'index.html.zst': zstdCompressSync(files['index.html']),
  'index.html.gz': gzipSync(files['index.html']),
  '404.html.br': brotliCompressSync(files['404.html']),
  'assets/app-1a2b.js.br': brotliCompressSync(files['assets/app-1a2b.js']),
  'assets/orphan-3c4d.js.br': brotliCompressSync('variant of nothing'),
}

const formPages = {
  'contact-details/index.html': 'contact en',
  'ar/contact-details/index.html': 'contact ar',
}

/** The small build, and the pages with the enquiry's form. */
export const smallSite = {
  ...smallDist,
  ...formPages,
  '.headers.json': headersFile([...pages, ...Object.keys(formPages)]),
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The text, unpacked. */
  body: string
  /** Bytes of the body as it came. */
  size: number
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A folder with these files, gone when the test ends. */
export function temporaryFolder(dist: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(dist)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** The app over real HTTP at a free port, until the test ends. */
export async function startSite(dist: Record<string, string | Uint8Array> = smallSite) {
  const app = createApp({ files: readStaticFiles(temporaryFolder(dist)), ...idleDependencies })
  const server = await listen(getRequestListener(app.fetch), { host: '127.0.0.1', port: 0 })
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const port = portOf(server) ?? 0
  return { port, ask: (path: string, question?: Question) => ask(port, path, question) }
}

/** Sends the path exactly as written, which `fetch` would tidy. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        const sent = Buffer.concat(chunks)
        const coding = contentCodings.find((each) => each.coding === received['content-encoding'])
        const text = (coding && sent.length > 0 ? coding.unpack(sent) : sent).toString()
        resolve({ status, headers: received, body: text, size: sent.length })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
