import { BlockList, isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { day, hour, minute, second } from '#server/durations.ts'
import type { MailAddress } from '#server/mail/MailTransport.ts'
import { longestWindow, type RateRule } from '#server/store/RateLimit.ts'
import { normalizeField, isEmail } from '#enquiry/enquirySchema.ts'

export interface Rule<Value> {
  /** Gives null if the text is not allowed. A StartError is the sentence for the operator. */
  parse: (text: string) => Value | null
  /** What is allowed, for the sentence "… but only … is allowed". */
  allowed: string
}

/** A whole number, written in digits only. */
export function wholeNumber(least: number, most: number): Rule<number> {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    parse: (text) => {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      return number >= least && number <= most ? number : null
    },
  }
}

/** One of these texts, as it is written here. */
export function oneOf<const Text extends string>(texts: readonly Text[]): Rule<Text> {
  return {
    allowed: `one of ${texts.join(', ')}`,
    parse: (text) => texts.find((known) => known === text) ?? null,
  }
}

/** Node would listen on every network if the host were empty. */
export const hostName: Rule<string> = {
  allowed: 'a host name or an IP address',
  parse: (text) => (text.trim() === '' ? null : text),
}

/** The absolute path of a folder. Only a shell takes quotes away and knows `~`; they would name another folder. */
export const folder: Rule<string> = {
  allowed:
    "a folder's path, such as /var/lib/website, with no ~ at its start and no quotes or blanks around it,",
  parse: (text) => (text === '' || /^[\s"'~]|[\s"']$/.test(text) ? null : resolve(text)),
}

/** A key or secret: visible ASCII, without spaces. Quotes around it would become a part of it. */
export function token(least: number, most: number): Rule<string> {
  return {
    allowed: `a text of ${least} to ${most} visible characters, with no spaces in it and no quotes around it,`,
    parse: (text) => {
      const isRight = text.length >= least && text.length <= most
      return isRight && /^(?!["'])[\x21-\x7E]+(?<!["'])$/.test(text) ? text : null
    },
  }
}

/** An origin as browsers write it in the header Origin. A "/" at the end is allowed. */
export const webOrigin: Rule<string> = {
  allowed: 'scheme and host, such as https://www.company.com, without a path',
  parse: (text) => {
    const url = webAddress.parse(text) === null ? null : new URL(text)
    // Browsers take a host with a dot at its end for another one.
    const isRight = url !== null && text.replace(/\/$/, '') === url.origin && !url.hostname.endsWith('.')
    return isRight ? url.origin : null
  },
}

/** Without user and password, which fetch would refuse. A # would end the address, also inside a password. */
export const webAddress: Rule<string> = {
  allowed: 'a web address without a password and without #, such as https://www.company.com/path,',
  parse: (text) => {
    const url = text.includes('#') ? null : URL.parse(text)
    return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? text : null
  },
}

/** `sales@company.com` or `Sales <sales@company.com>`. */
export const mailbox: Rule<MailAddress> = {
  allowed: 'one mail address, or a name before <an address>,',
  parse: (text) => {
    const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
    // As the form reads an address: without what nobody sees, and a domain in Arabic as mail servers write it.
    const found = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: normalizeField('email', address) }
    return isEmail(found.address) && !/[\p{Cc},;"]/u.test(found.name) ? found : null
  },
}

export const mailboxes: Rule<MailAddress[]> = {
  allowed: 'a list of mail addresses with commas between them',
  parse: (text) => parseList(text, mailbox.parse),
}

/** `5/10m,30/1d` is 5 within 10 minutes and 30 within a day. */
export const rateRules: Rule<RateRule[]> = {
  allowed: '"off" or rules such as 5/10m,30/1d (up to 1000 within up to 7d; s, m, h and d are the units)',
  parse: (text) => (text === 'off' ? [] : parseList(text, rateRule)),
}

function parseList<Value>(text: string, parse: (part: string) => Value | null) {
  const values = text.split(',').map(parse)
  return values.every((value) => value !== null) ? values : null
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

export const networks: Rule<BlockList> = {
  allowed: '"none" or networks such as 203.0.113.0/24,2001:db8::/32',
  parse: (text) => {
    const list = new BlockList()
    try {
      for (const network of text === 'none' ? [] : text.split(',')) {
        const [, address = '', bits = ''] = /^([\d.:a-f]+)\/(\d{1,3})$/i.exec(network) ?? []
        list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
      }
      return list
    } catch {
      return null
    }
  },
}
