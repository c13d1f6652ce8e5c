import { createHmac } from 'node:crypto'
import { isIP, isIPv4, isIPv6, type BlockList } from 'node:net'
import * as ip from 'hono/utils/ipaddr'
import type { Log } from '#server/log.ts'

/**
 * Our proxies append to X-Forwarded-For, so the entries at its end are read: a client can send any entries before them.
 */
export function clientAddressReader(trustedProxies: number, log: Pick<Log, 'warn'>) {
  let hasWarned = false
  return (peer: string, forwardedFor: string | null): string => {
    if (trustedProxies === 0) return peer
    const entries = (forwardedFor ?? '').split(',').slice(-trustedProxies).map(withoutPort)
    const address = entries.at(-trustedProxies) ?? ''
    if (isIP(address)) return address
    if (!hasWarned) {
      log.warn({ expected: trustedProxies, found: entries.filter(isIP).length }, 'trusted-proxies-wrong')
    }
    hasWarned = true
    return peer
  }
}

function withoutPort(entry: string) {
  const text = entry.trim()
  const [, bracketed, beforePort] = /^(?:\[(.*)\](?::\d+)?|([^:]*):\d+)$/.exec(text) ?? []
  return bracketed ?? beforePort ?? text
}

/** An IPv4 address, or the /64 that every IPv6 customer has at least. @see https://www.rfc-editor.org/rfc/rfc6177 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  // A link-local address ends with the name of its network interface, after a `%`.
  const [withoutZone = ''] = address.split('%', 1)
  if (!isIPv6(withoutZone)) return 'unknown'
  const binary = ip.convertIPv6ToBinary(withoutZone)
  if (ip.isIPv4MappedIPv6(binary)) return ip.convertIPv4BinaryToString(ip.convertIPv4MappedIPv6ToIPv4(binary))
  return `${ip.convertIPv6BinaryToString((binary >> 64n) << 64n)}/64`
}

/** Whether many visitors may share this address, as in a mobile network. */
export function isShared(address: string, sharedNetworks: BlockList): boolean {
  const [first = ''] = networkOf(address).split('/', 1)
  return sharedNetworks.check(first, isIPv4(first) ? 'ipv4' : 'ipv6')
}

/**
 * A hash from which nobody can find the address without the secret. The store erases the hash with the last attempt
 * that counts.
 */
export function rateKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
}
