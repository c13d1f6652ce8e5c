import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { errorCode } from '#server/errors.ts'
import { StartError } from '#server/StartError.ts'
import type { Settings } from '#server/settings/settings.ts'
import { hstsHeader } from './headers.ts'
import { requestErrorHeaders } from './requestErrorResponse.ts'

/** Times in ms, under the names of Node's own options. */
export const httpLimits = {
  /** For the head of a request, from the start of the connection. A silent client is cut off after this time, too. */
  headersTimeout: 10_000,
  /** For a whole request. The largest one allowed has 16 KB, which takes 3 s at the speed of 2G. */
  requestTimeout: 15_000,
  /** Longer than nginx (60 s), Caddy (120 s), AWS and Google (600 s) wait: none must send into a closing connection. */
  keepAliveTimeout: 620_000,
  connectionsCheckingInterval: 1_000,
  /** In bytes: the default of nginx. Tools on the company's domain may set many cookies. */
  maxHeaderSize: 32 * 1024,
}

/** In ms without a byte in either direction, as when a client does not read its answer. */
const socketTimeoutMs = 60_000
/** Each connection takes about 20 KB, so all of them take 80 MB. The system allows that many open files. */
const maxConnections = 4096

/** What belongs to the site. The metrics, which are for the inner network, have neither the header nor the page. */
interface ServerOptions {
  limits?: typeof httpLimits
  hsts?: Settings['hsts']
  /** The HTML for a request that cannot be read. */
  requestErrorPage?: string
}

export function createHttpServer(listener: RequestListener, options: ServerOptions = {}): Server {
  const headers = options.hsts === undefined ? {} : hstsHeader(options.hsts)
  const server = createServer(options.limits ?? httpLimits)
  server.on('request', (_request, response) => response.setHeaders(new Map(Object.entries(headers))))
  server.on('request', listener)
  server.timeout = socketTimeoutMs
  server.maxConnections = maxConnections
  // Idle connections make room for new clients.
  server.on('drop', () => server.closeIdleConnections())
  const page = options.requestErrorPage ?? ''
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, page, headers))
  return server
}

/** The status for each code of Node's errors. Any other error means malformed HTTP (400). */
const statusOfError: Partial<Record<string, number>> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** How long the client has to read the answer, in ms. A connection that is cut off earlier loses the answer. */
const lingerMs = 1_000

/** Node would answer without a body, and a browser would show an empty window. */
function answerUnreadable(error: Error, socket: Duplex, page: string, serverHeaders: Record<string, string>) {
  // The request was answered before, or the client has gone.
  if (!socket.writable) return
  const status = statusOfError[errorCode(error)] ?? 400
  const headers = {
    ...requestErrorHeaders,
    ...serverHeaders,
    'content-length': Buffer.byteLength(page),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

interface ListenOptions extends ServerOptions {
  /** If a name has several addresses, the server listens at the first one. */
  host: string
  port: number
  portName?: string
}

/** @throws StartError saying why the server cannot listen at the port or the host */
export async function listen(listener: RequestListener, options: ListenOptions): Promise<Server> {
  const server = createHttpServer(listener, options).listen(options.port, options.host)
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    throw new StartError(explain(errorCode(error), options))
  }
}

export function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** HOST is no address of this machine, or a name without an address. */
const wrongHostCodes = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN']

function explain(code: string, { host, port, portName = 'PORT' }: ListenOptions) {
  if (code === 'EADDRINUSE') {
    return `${portName} ${port} is taken: stop the program that listens there, or set ${portName} to another number`
  }
  if (code === 'EACCES') {
    return `${portName} ${port} needs rights that this user lacks: set ${portName} to 1024 or above`
  }
  if (wrongHostCodes.includes(code)) {
    return `HOST is "${host}", but only a name or an IP address of this machine is allowed`
  }
  return `The server cannot listen at ${portName} ${port} of HOST "${host}": the system says ${code}`
}

const closeTimeoutMs = 12_000
const idleCheckIntervalMs = 50

/** Takes no more connections, and resolves once every request that has arrived is answered. */
export async function closeServer(server: Server): Promise<void> {
  // Answers from now on say that the connection ends.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const closed = once(server.close(), 'close')
  // Without this, a connection that was busy until now would stay open for its next request.
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckIntervalMs)
  const timeout = setTimeout(() => server.closeAllConnections(), closeTimeoutMs)
  await closed
  clearInterval(idleCheck)
  clearTimeout(timeout)
}
