import { createHmac } from 'node:crypto'
import { networkOf } from './clientAddress.ts'

/**
 * What the attempts of an address are counted by. It is another one each day (UTC), and leads back to no
 * address without the secret.
 * @param now ms since the epoch
 */
export function rateKey(address: string, secret: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  return createHmac('sha256', secret)
    .update(`${day} ${networkOf(address)}`)
    .digest('base64url')
}
