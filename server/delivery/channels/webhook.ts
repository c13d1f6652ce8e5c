import { createHmac } from 'node:crypto'
import { fetchFailure } from '#server/errors.ts'
import { DeliveryError } from '#server/mail/MailTransport.ts'
import type { Channel } from './Channel.ts'
import type { Settings } from '#server/settings/settings.ts'
import { webhookBodies } from './webhookBodies.ts'

/** Statuses below 500 that a later attempt may not get. */
const passing = new Set([408, 425, 429])

/**
 * All attempts have the same `webhook-id`, so that the receiver can drop a second copy. @see
 * https://www.standardwebhooks.com
 */
export function webhook(
  { url, secret, format }: NonNullable<Settings['webhook']>,
  timeoutMs = 10_000,
): Channel {
  return {
    name: 'webhook',
    isFor: ({ isProbe }) => !isProbe,
    async send(enquiries) {
      const body = JSON.stringify(webhookBodies[format](enquiries))
      const id = enquiries[0].mailId
      const timestamp = String(Math.floor(Date.now() / 1000))
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        ...(secret !== undefined && { 'webhook-signature': sign(secret, `${id}.${timestamp}.${body}`) }),
      }
      const signal = AbortSignal.timeout(timeoutMs)
      const request = fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
      const answer = await request.catch((error: unknown) => {
        throw new DeliveryError('EWEBHOOK', { detail: fetchFailure(error) })
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const permanent = answer.status >= 400 && answer.status < 500 && !passing.has(answer.status)
      throw new DeliveryError('EWEBHOOK', { permanent, detail: `status ${answer.status}` })
    },
  }
}

function sign(secret: string, signed: string) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
