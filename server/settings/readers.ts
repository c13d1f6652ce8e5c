import type { MailAddress } from '#server/mail/MailMessage.ts'
import type { RateRule } from '#server/store/RateLimit.ts'
import { enquirySchema } from '#shared/enquirySchema.ts'

/** Reads a whole number of plain digits. */
export function wholeNumber(least: number, most: number) {
  return (text: string): number | null => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= least && number <= most ? number : null
  }
}

/** Reads a text that has more in it than white space. */
export function words(text: string): string | null {
  return text.trim() === '' ? null : text
}

/** Reads a key or secret: visible ASCII, without spaces. */
export function token(least: number, most: number) {
  return (text: string): string | null =>
    /^[\x21-\x7E]+$/.test(text) && text.length >= least && text.length <= most ? text : null
}

/** Reads scheme and host of a web address, as browsers write it in the header Origin; one "/" is forgiven. */
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

/** Reads `5/10m,30/1d`, so many within so long, or `off`, which is no rule at all. */
export function rateRules(text: string): RateRule[] | null {
  if (text === 'off') return []
  const rules = text.split(',').map(rateRule)
  return rules.every((rule) => rule !== null) ? rules : null
}

/** The store keeps the time of each attempt within the window: both have bounds. */
const mostAttempts = 1_000
const longestWindow = 7 * 86_400_000

function rateRule(text: string): RateRule | null {
  const [, count = '', length = '', unit = ''] = /^(\d{1,4})\/(\d{1,5})([smhd])$/.exec(text) ?? []
  const rule = { limit: Number(count), windowMs: Number(length) * (units[unit] ?? 0) }
  const possible = rule.limit >= 1 && rule.limit <= mostAttempts
  return possible && rule.windowMs > 0 && rule.windowMs <= longestWindow ? rule : null
}
