import { pino, type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger } from 'pino'
import { privateNames, withoutAddresses } from '#server/personalData.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

/** In bytes. If the reader of the log stops reading, this much is kept in memory; lines after that are lost. */
const maxBufferedBytes = 16 * 1024 * 1024

/**
 * Makes the log: JSON lines, by default on standard error, since standard output carries only the server's
 * address. No header, body or address gets into a line, whatever is passed to the log (`logFields`).
 */
export function createLog(
  { logLevel }: { logLevel: string },
  destination: DestinationStream = standardError(),
): Logger {
  const log = pino(
    {
      level: logLevel,
      // No host name and no process id: log collectors add them.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: logFields },
      hooks: { logMethod: setMessage },
      mixin: requestFields,
    },
    destination,
  )
  const child = Reflect.get(log, 'child')
  return Object.assign(log, {
    // pino's formatter does not see the fields of a child logger, so they are filtered here.
    child(this: Logger, fields: Bindings, options?: ChildLoggerOptions): Logger {
      return Reflect.apply(child, this, [logFields(fields), options])
    },
  })
}

/** Writes lines in the background. A synchronous write would delay every request. */
function standardError() {
  return pino.destination({ dest: 2, sync: false, maxLength: maxBufferedBytes })
}

function requestFields() {
  const reqId = requestId.getStore()
  return reqId === undefined ? {} : { reqId }
}

/** Gives a line without a message the message `unnamed`. pino would take the error's message, which may quote anything. */
function setMessage(
  this: Logger,
  [fields, event, ...rest]: Parameters<Logger['info']>,
  write: Logger['info'],
): void {
  if (typeof fields === 'string') write.call(this, fields)
  else write.call(this, fields instanceof Error ? { err: fields } : fields, event ?? 'unnamed', ...rest)
}

const maxTextLength = 300

/**
 * The fields of a log line that may be printed: numbers, and short texts without mail addresses. Objects are left
 * out, since a request or an enquiry is an object. Of an error (`err` is whatever was thrown), only the class, the
 * code and the stack are printed, since the message may quote what a visitor sent.
 */
function logFields(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name]) => !privateNames.has(name))
    .map(([name, value]) => [name, name === 'err' ? describeError(value) : printable(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function printable(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.map(printable).filter((each) => each !== undefined)
  if (value instanceof Error) return describeError(value)
  return typeof value === 'object' && value !== null ? undefined : value
}

function shortText(text: string) {
  return withoutAddresses(text).slice(0, maxTextLength)
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { message, stack = '' } = error
  // The message is cut off first: its lines may look like lines of the stack.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return {
    type: error.constructor.name,
    ...('code' in error && typeof error.code === 'string' && { code: shortText(error.code) }),
    stack: frames.filter((line) => /^ {4}at /.test(line)),
  }
}

/** The id of the request that is being answered. Every line that is logged for it carries this id. */
export const requestId = new AsyncLocalStorage<string>()
