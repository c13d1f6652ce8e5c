import { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from '../../support/listen.ts'

/** Has a server listen on this machine until the test ends, and gives its port. */
export function listenInTest(server: Server): Promise<number> {
  onTestFinished(() => {
    server.close()
    if (server instanceof HttpServer) server.closeAllConnections()
  })
  return listen(server)
}
