import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/createApp.ts'
import { openServices } from '#server/openServices.ts'
import { createLog } from '#server/operations/createLog.ts'
import { readSettings } from '#server/settings/readSettings.ts'
import { readStaticFiles } from '#server/static/staticFiles.ts'

/**
 * The real server's app behind HTTP/2 with TLS, once for every folder named: in production a proxy speaks
 * it. Sends the origins to the program that started it.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
process.once('SIGTERM', () => process.exit())

const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', ENQUIRY_RATE: 'off' })
const { tools } = await openServices(settings, createLog(settings))
const certificate = makeCertificate()
const origins = []
for (const site of process.argv.slice(2)) {
  const app = createApp({ files: readStaticFiles(site), ...tools })
  const server = createSecureServer(certificate, getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origins.push(`https://localhost:${(server.address() as AddressInfo).port}`)
}
process.send?.(origins)

function makeCertificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
