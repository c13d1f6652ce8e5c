import { BlockList, isIPv6 } from 'node:net'
import { resolve } from 'node:path'

export interface Rule<Value> {
  /** Gives null if the text is not allowed. @throws StartError with a sentence of its own */
  parse: (text: string) => Value | null
  /** The allowed values, for the sentence "… but only … is allowed". */
  allowed: string
  /** Whether no message may print the text: the operator may share the screen, or keep a log. */
  isSecret?: boolean
}

/** The same rule for a text that no message may print. */
export function secret<Value>(rule: Rule<Value>): Rule<Value> {
  return { ...rule, isSecret: true }
}

/** An address that `read` accepts. @param read throws a StartError whose message does not repeat the address */
export function addressFor(read: (address: string) => unknown): Rule<string> {
  return {
    allowed: 'an address of your own',
    isSecret: true,
    parse: (text) => {
      read(text)
      return text
    },
  }
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

/** A port of its own. Port 0, any free port, is not allowed: nobody would know which one it is. */
export function otherPort(port: number): Rule<number> {
  const { allowed, parse } = wholeNumber(1, 65_535)
  return {
    allowed: `${allowed}, other than that of PORT,`,
    parse: (text) => (parse(text) === port ? null : parse(text)),
  }
}

/** One of these texts, as it is written here. */
export function oneOf<const Text extends string>(texts: readonly Text[]): Rule<Text> {
  return {
    allowed: `one of ${texts.join(', ')}`,
    parse: (text) => texts.find((known) => known === text) ?? null,
  }
}

/** A host that is not empty: for an empty one, Node would listen on every network. */
export const hostName: Rule<string> = {
  allowed: 'a host name or an IP address',
  parse: (text) => (text.trim() === '' ? null : text),
}

/** The absolute path of a folder. Outside a shell, quotes and `~` would be a part of the folder's name. */
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
    // For browsers, a host with a dot at its end is another host.
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

/** Without TLS only on this machine. */
export const webhookAddress: Rule<string> = {
  allowed: 'an address with https:// and without a user or password',
  parse: (text) => (/^(https|http:\/\/127\.0\.0\.1):/.test(text) ? webAddress.parse(text) : null),
}

export const webhookSecret: Rule<string> = {
  allowed: 'whsec_ and 24 to 64 bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
  parse: (text) => (/^whsec_[A-Za-z\d+/]{32,86}={0,2}$/.test(text) ? text : null),
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

/** Each part of a list with commas. Null if one of them is not allowed. */
export function parseList<Value>(text: string, parse: (part: string) => Value | null) {
  const values = text.split(',').map(parse)
  return values.every((value) => value !== null) ? values : null
}
