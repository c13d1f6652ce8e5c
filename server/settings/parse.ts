import { BlockList, isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { day, hour, minute, second } from '#server/durations.ts'
import type { MailAddress } from '#server/mail/MailTransport.ts'
import { longestWindow, type RateRule } from '#server/store/RateLimit.ts'
import { isEmail } from '#shared/enquirySchema.ts'

// Each function parses the text of a variable, or gives null if it is not allowed. Those that take bounds give such a
// function, and say what it allows.

/** A whole number, written in digits only. */
export function wholeNumber(least: number, most: number) {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    parse: (text: string): number | null => {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      return number >= least && number <= most ? number : null
    },
  }
}

/** One of these texts, as it is written here. */
export function oneOf<const Text extends string>(texts: readonly Text[]) {
  return {
    allowed: `one of ${texts.join(', ')}`,
    parse: (text: string): Text | null => texts.find((known) => known === text) ?? null,
  }
}

/** A text that is not only white space. */
export function nonEmptyText(text: string): string | null {
  return text.trim() === '' ? null : text
}

/** The absolute path of a folder. Only a shell takes quotes away and knows `~`; they would name another folder. */
export function folder(text: string): string | null {
  return text === '' || /^[\s"'~]|[\s"']$/.test(text) ? null : resolve(text)
}

/** A key or secret: visible ASCII, without spaces. Quotes around it would become a part of it. */
export function token(least: number, most: number) {
  return {
    allowed: `a text of ${least} to ${most} visible characters, with no spaces in it and no quotes around it,`,
    parse: (text: string): string | null =>
      /^(?!["'])[\x21-\x7E]+(?<!["'])$/.test(text) && text.length >= least && text.length <= most
        ? text
        : null,
  }
}

/** An origin as browsers write it in the header Origin. A "/" at the end is allowed. */
export function webOrigin(text: string): string | null {
  const origin = webAddress(text) && new URL(text).origin
  return text.replace(/\/$/, '') === origin ? origin : null
}

/** An address with the scheme http or https. It has no user and no password, which fetch would refuse. */
export function webAddress(text: string): string | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? text : null
}

/** `sales@company.com` or `Sales <sales@company.com>`. */
export function mailbox(text: string): MailAddress | null {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const found = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
  return isEmail(found.address) && !/[\p{Cc},;"]/u.test(found.name) ? found : null
}

/** Mailboxes with commas between them. */
export function mailboxes(text: string): MailAddress[] | null {
  const found = text.split(',').map(mailbox)
  return found.every((each) => each !== null) ? found : null
}

/** Rules such as `5/10m,30/1d` (5 within 10 minutes, 30 within a day), or `off` for no rule. */
export function rateRules(text: string): RateRule[] | null {
  if (text === 'off') return []
  const rules = text.split(',').map(rateRule)
  return rules.every((rule) => rule !== null) ? rules : null
}

const units: Record<string, number> = { s: second, m: minute, h: hour, d: day }
/** The limit has a bound, as the store keeps the time of each attempt within the window. */
const mostAttempts = 1_000

function rateRule(text: string): RateRule | null {
  const [, count = '', length = '', unit = ''] = /^(\d{1,4})\/(\d{1,5})([smhd])$/.exec(text) ?? []
  const rule = { limit: Number(count), windowMs: Number(length) * (units[unit] ?? 0) }
  const possible = rule.limit >= 1 && rule.limit <= mostAttempts
  return possible && rule.windowMs > 0 && rule.windowMs <= longestWindow ? rule : null
}

/** Networks such as `203.0.113.0/24,2001:db8::/32`, or `none`. */
export function networks(text: string): BlockList | null {
  const list = new BlockList()
  try {
    for (const network of text === 'none' ? [] : text.split(',')) {
      const [, address = '', bits = ''] = /^([\d.:a-f]+)\/(\d{1,3})$/i.exec(network) ?? []
      list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
    }
    return list
  } catch {
    // It is no network.
    return null
  }
}
