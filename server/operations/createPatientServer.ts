import { createServer, type RequestListener, type Server } from 'node:http'

/** In ms. */
export const patientLimits = {
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
export function createPatientServer(listener: RequestListener, limits = patientLimits): Server {
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
