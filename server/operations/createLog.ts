import { pino, type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger } from 'pino'
import { logFields } from './logFields.ts'
import { requestId } from './requestId.ts'

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
