import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { openServices } from '#server/services.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings/settings.ts'
import { readStaticFiles } from '#server/http/staticFiles.ts'
import { captchaStub, mapStub } from '../../../tests/support/thirdParties.ts'

/**
 * Serves each folder named with the real server's app, over HTTP/2 with TLS, which a proxy speaks in production;
 * and answers as the captcha and the map. Sends the ports to the program that started it, and ends with it.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => process.exit())

const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', ENQUIRY_RATE: 'off' })
const { dependencies } = await openServices(settings, createLog(settings))
const certificate = makeCertificate()
const ports = []
for (const site of process.argv.slice(2)) {
  const app = createApp({ files: readStaticFiles(site), ...dependencies })
  ports.push(await listen(createSecureServer(certificate, getRequestListener(app.fetch))))
}
// At once, so that the figures do not depend on the way to Google.
const thirdParties = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
  const url = new URL(request.url, `https://${request.authority || request.headers.host}`)
  const answer = captchaStub(url) ?? mapStub(url)
  response.writeHead(answer ? 200 : 404, { 'content-type': answer?.contentType ?? 'text/plain' })
  response.end(answer?.body ?? '')
})
ports.push(await listen(thirdParties))
process.send?.(ports)

async function listen(server: Http2SecureServer) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function makeCertificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 2'
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
