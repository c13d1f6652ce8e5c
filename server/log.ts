import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, type DestinationStream } from 'pino'
import { privateNames, withoutAddresses } from '#server/personalData.ts'
import { StoreError } from '#server/StoreError.ts'

export type Log = Record<
  'fatal' | 'error' | 'warn' | 'info' | 'debug',
  (fields: object, event: string) => void
>

export const requestId = new AsyncLocalStorage<string>()

/** In bytes. While the log cannot be written, memory keeps this much of it; later lines are lost. */
const maxBufferedBytes = 16 * 1024 * 1024

/** JSON lines, by default on standard error: standard output carries only the server's address. */
export function createLog(
  { logLevel }: { logLevel: string },
  destination: DestinationStream = standardError(),
): Log {
  const options = {
    level: logLevel,
    // No host name and no process id: log collectors add them.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }), log: logFields },
    serializers: { err: serializeError },
    mixin: () => ({ reqId: requestId.getStore() }),
  }
  return pino(options, destination)
}

/** Keeps lines while the disk is full. Each new line tries again to write them. */
function standardError(): DestinationStream {
  // Lines are written in the background: a synchronous write would delay every request.
  const destination = pino.destination({ dest: 2, sync: false, maxLength: maxBufferedBytes })
  let isFailing = false
  destination.on('write', () => (isFailing = false)).on('error', () => (isFailing = true))
  // Pino would try for ever to write the kept lines at the exit.
  process.prependListener('exit', () => {
    if (isFailing) destination.destroy()
  })
  return destination
}

/**
 * Keeps numbers and short texts without mail addresses, but no objects: a request or an enquiry is an object. The message
 * of an error may quote a visitor, so only that of a StoreError is logged. `err` is any thrown value.
 */
function logFields(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name]) => !privateNames.has(name))
    .map(([name, value]) => [name, name === 'err' ? (value ?? null) : printable(value)] as const)
  return Object.fromEntries(entries)
}

function printable(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.map(printable).filter((each) => each !== undefined)
  return typeof value === 'object' && value !== null ? undefined : value
}

const maxTextLength = 300

function shortText(text: string) {
  return withoutAddresses(text).slice(0, maxTextLength)
}

function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { message, stack = '' } = error
  // The message is cut off first: its lines may look like lines of the stack.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return {
    type: error.constructor.name,
    ...('code' in error && typeof error.code === 'string' && { code: shortText(error.code) }),
    ...(error instanceof StoreError && { message: shortText(message) }),
    stack: frames.filter((line) => /^ {4}at /.test(line)),
  }
}
