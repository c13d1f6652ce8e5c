import { sentFields } from '#shared/enquirySchema.ts'
import { withoutAddresses } from '#server/withoutAddresses.ts'

/** What holds personal data by its name, whatever stands in it. */
const privateNames = new Set<string>([
  ...sentFields,
  'texts',
  'body',
  'headers',
  'cookie',
  'authorization',
  'address',
  'ip',
  'remoteAddress',
  'url',
  'path',
])

const longestText = 300

/**
 * The fields of a log line that may be printed: numbers, and short texts without mail addresses. Objects are
 * left out, for a request or an enquiry is one; of an error (`err` is what was thrown, whatever it is) only its
 * class, code and place in our code are kept, as its message may quote what was sent.
 */
export function logFields(fields: Record<string, unknown>): Record<string, unknown> {
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
