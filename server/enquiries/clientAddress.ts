import { isIP, isIPv4 } from 'node:net'
import { createHmac } from 'node:crypto'

interface Connection {
  /** Who the connection is with: a visitor, or the last proxy. */
  peer: string
  /** The header X-Forwarded-For. */
  forwardedFor: string | null
  /** How many proxies are ours. */
  trustedProxies: number
}

/**
 * The visitor's address. Each of our proxies adds who it was asked by at the right end of X-Forwarded-For, so
 * the entry that the first of them wrote is counted from there; what stands left of it anyone can send. Where
 * that entry is missing or no address, the proxies are not the ones configured, and only the peer is known.
 */
export function clientAddress({ peer, forwardedFor, trustedProxies }: Connection): string {
  if (trustedProxies === 0) return peer
  const entry = (forwardedFor ?? '').split(',').at(-trustedProxies)?.trim() ?? ''
  const [, bracketed, beforePort] = /^(?:\[(.*)\](?::\d+)?|([^:]*):\d+)$/.exec(entry) ?? []
  const address = bracketed ?? beforePort ?? entry
  return isIP(address) ? address : peer
}

/**
 * Who counts as one: an IPv4 address, or the /64 that an IPv6 customer gets at least.
 * @see https://www.rfc-editor.org/rfc/rfc6177
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  // Link-local addresses name their interface.
  const groups = expand(address.replace(/%.*$/, ''))
  if (!groups) return 'unknown'
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 6).join(' ') === '0 0 0 0 0 65535'
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, whatever way it is written. */
function expand(address: string): number[] | null {
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1)
  if (canonical === undefined) return null
  const [before = [], after = []] = canonical
    .split('::')
    .map((half) => half.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)])))
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * What the attempts of an address are counted by. It leads back to no address without the secret, and the
 * store forgets it with the last attempt that counts.
 */
export function rateKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
}
