import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Health } from './health.ts'
import { closeServers } from './httpServer.ts'
import { withTimeout } from './withTimeout.ts'

/** For everything, in ms: systems that stop a service kill it soon after (Docker 10 s unless told otherwise). */
const timeoutMs = 19_000
/** npm passes on the Ctrl-C that the terminal sends to the server anyway: two signals, one intention. */
const sameIntention = 300

/** What a running server consists of, in the order it ends. */
export interface RunningServer {
  servers: readonly Server[]
  /** None where METRICS_PORT is not set. They answer until the others have ended. */
  metricsServers: readonly Server[]
  health: Pick<Health, 'drain'>
  /** Stops at the same time as the servers answer their last requests. */
  courier: { stop: () => Promise<void> }
  /** Afterwards, one after the other: nothing uses them any more. */
  last: readonly { close: () => Promise<unknown> }[]
  log: Logger
}

/**
 * On SIGTERM or SIGINT ends the server within 20 s: it is not ready any more, takes no connections, answers
 * the requests it has, gives its claims back, closes the rest, and exits with status 0; with 1 if something
 * failed or hung. A second signal exits with 1 at once.
 */
export function shutDownOnSignal(running: RunningServer): void {
  let began: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (began === undefined) {
      began = now
      void end(running, signal)
    } else if (now - began > sameIntention) process.exit(1)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

async function end(running: RunningServer, signal: NodeJS.Signals) {
  const { log, health } = running
  log.info({ signal }, 'ending')
  health.drain()
  try {
    await withTimeout(timeoutMs, shutDownInOrder(running))
    log.info({}, 'ended')
    process.exit(0)
  } catch (error) {
    log.error({ err: error }, 'ended-with-failure')
    process.exit(1)
  }
}

async function shutDownInOrder({ servers, metricsServers, courier, last }: RunningServer) {
  const failures: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error))
  await Promise.all([attempt(closeServers(servers)), attempt(courier.stop())])
  await closeServers(metricsServers)
  for (const each of last) await attempt(each.close())
  if (failures.length > 0) throw failures[0]
}

/** Ends the process on an error that nobody caught, logged without its message: Node would print it whole. */
export function exitOnUncaughtException(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'fault')
    process.exit(1)
  })
}
