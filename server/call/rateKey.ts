import { createHmac } from 'node:crypto'
import { networkOf } from './clientAddress.ts'

/**
 * What the attempts of an address are counted by. It leads back to no address without the secret, and the
 * store forgets it with the last attempt that counts.
 */
export function rateKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
}
