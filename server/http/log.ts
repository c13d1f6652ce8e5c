import { pino, type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger } from 'pino'
import { privateNames, withoutAddresses } from '#server/personalData.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

/** A reader of the log that has stopped reading costs no more memory than this, in bytes; then lines go. */
const longestBacklog = 16 * 1024 * 1024

/**
 * The log: JSON lines, to standard error by default, since standard output carries the server's address
 * alone. Whatever is handed to it, no header, body or address gets into a line (logFields).
 * @param logLevel as LOG_LEVEL has it
 */
export function createLog(
  { logLevel }: { logLevel: string },
  destination: DestinationStream = standardError(),
): Logger {
  const log = pino(
    {
      level: logLevel,
      // The machine's name and the process's number are the log collector's to add.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: logFields },
      hooks: { logMethod: nameEvent },
      mixin: ownRequest,
    },
    destination,
  )
  const child = Reflect.get(log, 'child')
  return Object.assign(log, {
    // The formatter does not see what a child adds to all its lines. Children of children inherit this.
    child(this: Logger, fields: Bindings, options?: ChildLoggerOptions): Logger {
      return Reflect.apply(child, this, [logFields(fields), options])
    },
  })
}

/** Lines are written in the background: a write for each request would hold all requests up. */
function standardError() {
  return pino.destination({ dest: 2, sync: false, maxLength: longestBacklog })
}

function ownRequest() {
  const reqId = requestId.getStore()
  return reqId === undefined ? {} : { reqId }
}

/** Without a message of its own a line would get the error's, which may quote anything. */
function nameEvent(
  this: Logger,
  [fields, event, ...rest]: Parameters<Logger['info']>,
  write: Logger['info'],
): void {
  if (typeof fields === 'string') write.call(this, fields)
  else write.call(this, fields instanceof Error ? { err: fields } : fields, event ?? 'unnamed', ...rest)
}

const longestText = 300

/**
 * The fields of a log line that may be printed: numbers, and short texts without mail addresses. Objects are
 * left out, for a request or an enquiry is one; of an error (`err` is what was thrown, whatever it is) only its
 * class, code and place in our code are kept, as its message may quote what was sent.
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
  return withoutAddresses(text).slice(0, longestText)
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { message, stack = '' } = error
  // A message may have lines that look like places.
  const places = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return {
    type: error.constructor.name,
    ...('code' in error && typeof error.code === 'string' && { code: shortText(error.code) }),
    stack: places.filter((line) => /^ {4}at /.test(line)),
  }
}

/** The id of the request that is being answered: every line that is logged meanwhile carries it. */
export const requestId = new AsyncLocalStorage<string>()
