import { BlockList, isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { redirectResponse } from './headers.ts'

/** Addresses that nobody has on the internet. @see https://www.rfc-editor.org/rfc/rfc6890 */
const innerNetworks = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  innerNetworks.addSubnet(address, bits, 'ipv4')
}
innerNetworks.addAddress('::1', 'ipv6')
innerNetworks.addSubnet('fc00::', 7, 'ipv6')
innerNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Redirects requests for another host name, such as the name without www, to SITE_ORIGIN: the form works nowhere else.
 * Requests for a host of the inner network are answered. They come from a probe, the operator, or a proxy that does
 * not pass on the visitor's Host and would be redirected for ever.
 */
export function redirectToSite(siteOrigin: string, trustedProxies: number): MiddlewareHandler {
  const own = new URL(siteOrigin)
  const ownAddress = addressOf(own)
  return async ({ req }, next) => {
    const asked = URL.parse(req.url)
    if (asked === null) return next()
    // Only our own proxies may say which address the visitor's browser shows.
    const forwarded = (name: string) => (trustedProxies > 0 ? firstOf(req.header(name)) : '')
    const visited = URL.parse(`${own.protocol}//${forwarded('x-forwarded-host') || asked.host}`) ?? asked
    const isPlain = own.protocol === 'https:' && forwarded('x-forwarded-proto') === 'http'
    if (isInner(visited.hostname) || (addressOf(visited) === ownAddress && !isPlain)) return next()
    return redirectResponse(own.origin + asked.pathname + asked.search)
  }
}

/** The first entry of a list to which each proxy appends. */
function firstOf(list = '') {
  const [first = ''] = list.split(',', 1)
  return first.trim()
}

/**
 * Browsers leave out the default port of a scheme. A proxy may name this port, or the default port of its own scheme.
 */
function addressOf({ hostname, port }: URL) {
  return ['', '80', '443'].includes(port) ? hostname : `${hostname}:${port}`
}

function isInner(hostname: string) {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(address)
  if (family === 0) return !hostname.includes('.')
  return innerNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
