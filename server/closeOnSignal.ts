import { once } from 'node:events'
import type { Server } from 'node:http'

const patience = 10_000
const checkEvery = 100

/**
 * On SIGTERM or SIGINT takes no new requests, lets the running ones finish, and then what works behind them;
 * the process ends by itself. Repeated signals change nothing: npm passes on the Ctrl-C that the terminal
 * sends anyway.
 */
export function closeOnSignal(servers: readonly Server[], finish: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => servers.forEach(close))
  void Promise.all(servers.map((server) => once(server, 'close'))).then(finish)
}

function close(server: Server) {
  if (!server.listening) return
  server.close()
  // A connection that was busy just now would otherwise be kept for its next request.
  setInterval(() => server.closeIdleConnections(), checkEvery).unref()
  setTimeout(() => server.closeAllConnections(), patience).unref()
}
