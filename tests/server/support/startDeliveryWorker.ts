import { pino } from 'pino'
import { afterEach } from 'vitest'
import { DeliveryWorker } from '#server/mail/DeliveryWorker.ts'
import type { DeliveryDependencies } from '#server/mail/delivery.ts'
import { mailComposer } from '#server/mail/composeMail.ts'
import type { MailError, MailMessage, MailTransport } from '#server/mail/MailTransport.ts'
import { ManualClock } from './manualClock.ts'
import { MemoryOutbox } from './memoryOutbox.ts'
import { canary, settings } from './sampleEnquiry.ts'

const lines: string[] = []

/** No test of a file that uses this log may let a visitor's text into it. */
afterEach(() => {
  const written = lines.splice(0).join('')
  const found = new RegExp(`${canary}|@`, 'i').exec(written)
  if (found) throw new Error(`The log has ${found[0]}:\n${written}`)
})

/** A log like the server's, with every level on. */
export const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })

/** The events logged so far, with their fields. */
export function logged(): { msg: string; level: number; enquiryId?: string; attempt?: number }[] {
  return lines.map((line) => JSON.parse(line) as ReturnType<typeof logged>[number])
}

/** A transport whose result the test sets. */
export class ScriptedTransport implements MailTransport {
  readonly sent: MailMessage[] = []
  /** An error makes sending fail; a promise makes it wait. */
  result: MailError | Error | Promise<void> | null = null

  send = async (message: MailMessage) => {
    this.sent.push(message)
    const { result } = this
    if (result instanceof Error) throw result
    await result
  }
  close = async () => {}
}

/** Starts a delivery worker with a manual clock and an outbox in memory. */
export function startDeliveryWorker(changes: Partial<DeliveryDependencies> = {}) {
  const clock = new ManualClock()
  const outbox = new MemoryOutbox(clock)
  const transport = new ScriptedTransport()
  const metrics: [string, number][] = []
  const deliveryWorker = new DeliveryWorker({
    outbox,
    transport,
    compose: mailComposer(settings),
    log,
    metrics: { mailAttempted: (...attempt) => void metrics.push(attempt) },
    owner: 'one',
    clock,
    ...changes,
  })
  deliveryWorker.start()
  return { clock, outbox, transport, metrics, deliveryWorker }
}
