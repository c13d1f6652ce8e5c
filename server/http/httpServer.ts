import { createServer, type RequestListener, type Server } from 'node:http'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { StartError } from '#server/StartError.ts'

/** In ms. */
export const httpLimits = {
  /** For the head of a request, from its connection on: also a client that says nothing has only this. */
  head: 10_000,
  /** For a whole request. The largest allowed has 16 KB, which takes 3 s at the speed of 2G. */
  request: 15_000,
  /**
   * For the next request on a connection. A proxy must be the first to close, or it sends a request into
   * a connection that just ends: longer than the idle time of AWS's balancers and nginx (60 s) and Caddy (120 s).
   */
  keepAlive: 125_000,
  /** Without a byte moved, in either direction: an answer that nobody reads. */
  silence: 60_000,
  checkEvery: 1_000,
}

const headBytes = 8 * 1024
const headFields = 64
/** At some 20 KB each they cost 80 MB, and the system allows that many open files. */
const connections = 4096

/**
 * An HTTP server whose connections a slow or silent client cannot hold. Node itself answers what is no
 * HTTP with 400, what takes too long with 408 and too large a head with 431, without a body, and closes.
 */
export function createHttpServer(listener: RequestListener, limits = httpLimits): Server {
  const options = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.checkEvery,
    maxHeaderSize: headBytes,
  }
  const server = createServer(options, listener)
  server.timeout = limits.silence
  server.maxHeadersCount = headFields
  server.maxConnections = connections
  // Kept for a next request that may never come: they make room for those who are there.
  server.on('drop', () => server.closeIdleConnections())
  return server
}

/** The machine has no such address, e.g. `::1` where IPv6 is off although `localhost` names it. */
const absentAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

interface Place {
  host: string
  port: number
  /** The variable that the port comes from, to name it where it cannot be had. */
  portName?: string
}

/**
 * Listens on every address of the host: `localhost` is two of them on most machines, and a browser may
 * try either. With port 0 they share the port that the first one gets.
 * @throws StartError saying why the port or the host cannot be had; nothing listens then.
 */
export async function listen(listener: RequestListener, place: Place): Promise<Server[]> {
  const servers: Server[] = []
  for (const address of await findAddresses(place.host)) {
    const server = createHttpServer(listener)
    const refusal = await refusalOf(server.listen(portOf(servers) ?? place.port, address))
    if (refusal === null) servers.push(server)
    else if (!absentAddress.has(refusal)) {
      for (const open of servers) open.close()
      throw new StartError(explain(refusal, place))
    }
  }
  if (servers.length === 0) throw new StartError(explain('EADDRNOTAVAIL', place))
  return servers
}

/** The port that the servers got. */
export function portOf([server]: readonly Server[]): number | undefined {
  const address = server?.address()
  return typeof address === 'object' ? address?.port : undefined
}

async function findAddresses(host: string) {
  const found = await lookup(host, { all: true }).catch(() => [])
  return new Set(found.map(({ address }) => address))
}

/** The system's code for why a server does not listen, or null once it does. */
async function refusalOf(server: Server): Promise<string | null> {
  try {
    await once(server, 'listening')
    return null
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

function explain(code: string, { host, port, portName = 'PORT' }: Place) {
  if (code === 'EADDRINUSE') {
    return `${portName} ${port} is taken: stop the program that listens there, or set ${portName} to another number`
  }
  if (code === 'EACCES') {
    return `${portName} ${port} needs rights that this user lacks: set ${portName} to 1024 or above`
  }
  if (absentAddress.has(code)) {
    return `HOST is "${host}", but only a name or an IP address of this machine is allowed`
  }
  return `The server cannot listen at ${portName} ${port} of HOST "${host}": the system says ${code}`
}

/** How long requests may take to be answered, in ms; then their connections are cut. */
const timeoutMs = 12_000
const checkEvery = 50

/** Takes no more connections, and resolves once the requests that the servers have are answered. */
export async function closeServers(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map(close))
}

async function close(server: Server) {
  // Whoever is answered from now on learns that the connection ends.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  // A connection that was busy just now would otherwise be kept for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), checkEvery)
  const end = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}
