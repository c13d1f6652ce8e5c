import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { certificate } from './certificate.ts'
import { listen } from './listen.ts'
import { captchaStub, mapStub } from './thirdParties.ts'

const answer: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '', `https://${request.headers.host}`)
  const stub = captchaStub(url) ?? mapStub(url)
  if (stub) response.setHeader('content-type', stub.contentType).end(stub.body)
  else response.writeHead(404).end()
}

/** Lets nothing leave this machine, in every engine alike: its own server answers encrypted connections. */
export async function startStubProxy(): Promise<{ address: string; close: () => void }> {
  const stubs = createSecureServer(certificate, answer)
  const proxy = createServer((_, response) => response.writeHead(502).end())
  proxy.on('connect', (_, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    stubs.emit('connection', socket)
  })
  stubs.on('tlsClientError', (_, socket) => socket.destroy())
  return { address: `127.0.0.1:${await listen(proxy)}`, close: () => void proxy.close() }
}
