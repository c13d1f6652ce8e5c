import { mixed, type MixedSchema } from 'yup'
import type { MailAddress } from '#server/mail/MailTransport.ts'
import type { RateRule } from '#server/store/RateLimit.ts'
import { enquirySchema } from '#shared/enquirySchema.ts'

interface Setting<Value> {
  /** Parses the variable's text; null if it is not allowed. */
  read: (text: string) => Value | null
  /** What is allowed, for the sentence "… but only … is allowed". */
  allowed: string
  /** A secret is never printed: the operator may share the screen, or keep a log. */
  secret?: boolean
  /**
   * With NODE_ENV=production, a sample value stops the start, whether it is set or the default: otherwise the site
   * would seem to work, but its enquiries would reach nobody. A missing value stops the start as well, unless the
   * variable is optional.
   */
  inProduction?: { isSample: (value: Value) => boolean; allowed: string; optional?: boolean }
}

/** One variable of the environment. */
export function setting<Value extends object | string | number>({
  read,
  allowed,
  secret = false,
  inProduction,
}: Setting<Value>): MixedSchema<Value | undefined> {
  return mixed<Value>()
    .transform((_value, text: string) => read(text))
    .nonNullable(({ path, originalValue }) => errorMessage(path, originalValue, secret, `only ${allowed}`))
    .test('not-a-sample', (value, { path, options: { context: environment = {} }, createError }) => {
      if (!inProduction || environment['NODE_ENV'] !== 'production') return true
      if (value === undefined ? inProduction.optional : !inProduction.isSample(value)) return true
      const wanted = `with NODE_ENV=production only ${inProduction.allowed}`
      return createError({ message: errorMessage(path, environment[path], secret, wanted) })
    })
}

function errorMessage(name: string, given: unknown, secret: boolean, wanted: string) {
  return `${name} is ${describe(given, secret)}, but ${wanted} is allowed`
}

function describe(given: unknown, secret: boolean) {
  if (typeof given !== 'string') return 'not set'
  return secret && given !== '' ? `a text of ${given.length} characters that is not shown here` : `"${given}"`
}

/** Reads a whole number, written in digits only. */
export function wholeNumber(least: number, most: number) {
  return (text: string): number | null => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= least && number <= most ? number : null
  }
}

/** Reads a text that is not only white space. */
export function nonEmptyText(text: string): string | null {
  return text.trim() === '' ? null : text
}

/** Reads a key or secret: visible ASCII, without spaces. */
export function token(least: number, most: number) {
  return (text: string): string | null =>
    /^[\x21-\x7E]+$/.test(text) && text.length >= least && text.length <= most ? text : null
}

/** Reads an origin as browsers write it in the header Origin. A "/" at the end is allowed. */
export function webOrigin(text: string): string | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return text.replace(/\/$/, '') === url.origin ? url.origin : null
}

/** Reads an address with one of these schemes and a host. */
export function addressWith(...schemes: string[]) {
  return (text: string): string | null => {
    const url = URL.parse(text)
    return url && schemes.includes(url.protocol) && url.hostname !== '' ? text : null
  }
}

/** Reads `sales@company.com` or `Sales <sales@company.com>`. */
export function mailbox(text: string): MailAddress | null {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const found = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
  const sound = enquirySchema.pick(['email']).isValidSync({ email: found.address }, { strict: true })
  return sound && !/[\p{Cc},;"]/u.test(found.name) ? found : null
}

/** Reads mailboxes with commas between them. */
export function mailboxes(text: string): MailAddress[] | null {
  const found = text.split(',').map(mailbox)
  return found.every((each) => each !== null) ? found : null
}

const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Reads rules such as `5/10m,30/1d` (5 within 10 minutes, 30 within a day), or `off` for no rule. */
export function rateRules(text: string): RateRule[] | null {
  if (text === 'off') return []
  const rules = text.split(',').map(rateRule)
  return rules.every((rule) => rule !== null) ? rules : null
}

/** The limit and the window have bounds, as the store keeps the time of each attempt within the window. */
const mostAttempts = 1_000
const longestWindow = 7 * 86_400_000

function rateRule(text: string): RateRule | null {
  const [, count = '', length = '', unit = ''] = /^(\d{1,4})\/(\d{1,5})([smhd])$/.exec(text) ?? []
  const rule = { limit: Number(count), windowMs: Number(length) * (units[unit] ?? 0) }
  const possible = rule.limit >= 1 && rule.limit <= mostAttempts
  return possible && rule.windowMs > 0 && rule.windowMs <= longestWindow ? rule : null
}
