import { createHmac } from 'node:crypto'
import { isIP, isIPv4, isIPv6 } from 'node:net'
import * as ip from 'hono/utils/ipaddr'

/**
 * The visitor's address. Each of our proxies appends its client's address to X-Forwarded-For, so the entry of the
 * first proxy is counted from the right end. Anyone can send the entries left of it. If that entry is missing or is
 * no address, TRUSTED_PROXIES is wrong, and the peer's address is used.
 * @param peer the address at the other end of the socket: a visitor, or the last proxy
 * @param forwardedFor the header X-Forwarded-For
 * @param trustedProxies how many of our proxies stand before the server
 */
export function clientAddress(peer: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return peer
  const entry = (forwardedFor ?? '').split(',').at(-trustedProxies)?.trim() ?? ''
  const [, bracketed, beforePort] = /^(?:\[(.*)\](?::\d+)?|([^:]*):\d+)$/.exec(entry) ?? []
  const address = bracketed ?? beforePort ?? entry
  return isIP(address) ? address : peer
}

/**
 * The network whose attempts are counted together: an IPv4 address, or the /64 that every IPv6 customer has at least.
 * @see https://www.rfc-editor.org/rfc/rfc6177
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  // A link-local address ends with the name of its network interface, after a `%`.
  const [withoutZone = ''] = address.split('%', 1)
  if (!isIPv6(withoutZone)) return 'unknown'
  const binary = ip.convertIPv6ToBinary(withoutZone)
  if (ip.isIPv4MappedIPv6(binary)) return ip.convertIPv4BinaryToString(ip.convertIPv4MappedIPv6ToIPv4(binary))
  return `${ip.convertIPv6BinaryToString((binary >> 64n) << 64n)}/64`
}

/**
 * The key by which the attempts of an address are counted. Nobody can find the address from it without the secret,
 * and the store erases it together with the last attempt that counts.
 */
export function rateKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
}
