import type { Server } from 'node:http'
import type { Log } from '#server/log.ts'
import type { Health } from './health.ts'
import { closeServer } from './httpServer.ts'
import { withTimeout } from '#server/withTimeout.ts'

/** For the whole shutdown, in ms. Service managers kill a process that takes longer (Docker after 10 s by default). */
const timeoutMs = 19_000
/** In ms. The terminal and npm both send a signal for one Ctrl-C; the second one within this time is ignored. */
const duplicateSignalMs = 300

interface RunningServer {
  server: Server
  metricsServer: Server | undefined
  health: Pick<Health, 'drain'>
  services: { stop: () => Promise<void>; close: () => Promise<void> }
  log: Log
}

/** Shuts down within 20 s. Exits with 0, or with 1 if something failed, took too long, or a second signal came. */
export function shutDownOnSignal(running: RunningServer): void {
  let startedAt: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (startedAt === undefined) {
      startedAt = now
      running.log.info({ signal }, 'shutdown-started')
      void shutDown(running)
    } else if (now - startedAt > duplicateSignalMs) process.exit(1)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

async function shutDown({ server, metricsServer, health, services, log }: RunningServer) {
  let status = 0
  const reportFailure = (error: unknown) => {
    status = 1
    log.error({ err: error }, 'shutdown-failed')
  }
  async function stopInOrder() {
    await Promise.all([closeServer(server).catch(reportFailure), services.stop().catch(reportFailure)])
    if (metricsServer) await closeServer(metricsServer).catch(reportFailure)
    await services.close().catch(reportFailure)
  }
  health.drain()
  await withTimeout(timeoutMs, stopInOrder()).catch(reportFailure)
  if (status === 0) log.info({}, 'shutdown-finished')
  process.exit(status)
}

/** Node itself would print the error's message, which may quote a visitor. */
export function exitOnUncaughtException(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught-exception')
    process.exit(1)
  })
}
