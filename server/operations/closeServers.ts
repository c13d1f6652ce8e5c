import type { Server } from 'node:http'

/** How long requests may take to be answered, in ms; then their connections are cut. */
const patience = 12_000
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
  const end = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}
