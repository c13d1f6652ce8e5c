import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'

interface StandIn {
  host: string
  /** Of the site's own server. */
  origin: string
  /** The page that the host's root shows: the Observatory looks at no other. */
  path: string
  /** Whether a page that sets no cookie gets the one against forged requests. */
  withCookie: boolean
  cert: Buffer
  key: Buffer
}

const xsrfCookie = 'XSRF-TOKEN=audit; Path=/; Secure; SameSite=Strict'

/** The site as a visitor of its host would meet it: https, and http that leads there. */
export async function openStandIn({ host, origin, path, withCookie, cert, key }: StandIn) {
  const secure = createSecureServer({ cert, key }, (incoming, outgoing) => {
    const url = origin + (incoming.url === '/' ? path : (incoming.url ?? ''))
    const { method = 'GET', headers } = incoming
    const asked = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withCookie ? addCookie(answer.headers) : answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(asked)
  })
  const plain = createServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://${host}${url}` }).end()
  })
  const ports = { http: await listen(plain), https: await listen(secure) }
  const close = () => [plain, secure].forEach((server) => server.close().closeAllConnections())
  return { ports, close }
}

function addCookie(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { 'set-cookie': [xsrfCookie], ...headers }
}

async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
