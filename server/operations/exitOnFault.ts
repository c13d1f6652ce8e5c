import type { Logger } from 'pino'

/** Ends the process on an error that nobody caught, logged without its message: Node would print it whole. */
export function exitOnFault(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'fault')
    process.exit(1)
  })
}
