import { isIPv4, isIPv6 } from 'node:net'
import { domainToASCII } from 'node:url'
import type { MailAddress } from './mailboxes.ts'
import type { Rule } from './rules.ts'

/** The name that a mail client gives at EHLO. @see https://www.rfc-editor.org/rfc/rfc5321#section-4.1.4 */
export const ehloName: Rule<string> = {
  allowed: 'a name with a dot, such as www.company.com, or an address in brackets, such as [203.0.113.5],',
  parse: (text) => {
    const [, address = ''] = /^\[(?:IPv6:)?(.+)\]$/i.exec(text) ?? []
    if (isIPv4(address)) return `[${address}]`
    if (isIPv6(address)) return `[IPv6:${address}]`
    return domainName(text)
  },
}

/** The host name of the site. If this name has no dot, as on a developer's machine, the sender's domain. */
export function ownEhloName(siteOrigin: string | undefined, { address }: MailAddress): string {
  const siteName = siteOrigin === undefined ? null : domainName(new URL(siteOrigin).hostname)
  return siteName ?? domainToASCII(address.slice(address.lastIndexOf('@') + 1))
}

function domainName(text: string) {
  const name = domainToASCII(text).replace(/\.$/, '')
  const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
  return new RegExp(`^${label}(?:\\.${label})+$`).test(name) && !isIPv4(name) ? name : null
}
