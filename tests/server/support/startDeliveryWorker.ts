import { afterEach, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { createDeliveryWorker } from '#server/delivery/deliveryWorker.ts'
import type {
  DeliveryError,
  MailMessage,
  MailTransport,
  RefusedRecipient,
} from '#server/mail/MailTransport.ts'
import { salesMail } from '#server/delivery/channels/salesMail.ts'
import type { Channel } from '#server/delivery/channels/Channel.ts'
import { Metrics } from '#server/Metrics.ts'
import { migrate } from '#server/store/database/migrations.ts'
import { SqliteDatabase } from '#server/store/database/SqliteDatabase.ts'
import type { NewEnquiry } from '#server/store/Enquiry.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { ManualClock } from './manualClock.ts'
import { canary, settings, texts } from './sampleEnquiry.ts'
import { newEnquiry } from './newEnquiry.ts'
import { setClock } from './stores.ts'

const lines: string[] = []

/** No test of a file that uses this log may let a visitor's text into it. */
afterEach(() => {
  const written = lines.splice(0).join('')
  const found = new RegExp(`${canary}|@`, 'i').exec(written)
  if (found) throw new Error(`The log has ${found[0]}:\n${written}`)
})

export const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) })

export function logged(): { msg: string; level: string; enquiryId?: string; attempt?: number }[] {
  return lines.map((line) => JSON.parse(line) as ReturnType<typeof logged>[number])
}

class ScriptedTransport implements MailTransport {
  readonly sent: MailMessage[] = []
  /** An error makes sending fail; a promise makes it wait. */
  result: DeliveryError | Error | Promise<void> | null = null
  refused: RefusedRecipient[] = []

  send = async (message: MailMessage) => {
    this.sent.push(message)
    const { result } = this
    if (result instanceof Error) throw result
    await result
    return this.refused
  }
}

export async function startDeliveryWorker(...moreChannels: Channel[]) {
  const clock = new ManualClock()
  const database = new SqliteDatabase(':memory:')
  await migrate(database, 'The test store')
  setClock(database, clock.now)
  const outbox = new Outbox(database)
  const transport = new ScriptedTransport()
  const metrics = new Metrics(outbox)
  const deliveryWorker = createDeliveryWorker({
    outbox,
    channels: [salesMail(transport, settings, log), ...moreChannels],
    log,
    metrics,
    workerId: 'one',
    clock,
  })
  deliveryWorker.start()

  async function put(count = 1, changes: Partial<NewEnquiry> = {}) {
    for (let made = 0; made < count; made += 1) await outbox.put(newEnquiry({ texts, ...changes }))
    deliveryWorker.wake()
  }
  const rows = () => outbox.list({ limit: 200 })
  const breakStore = (error: Error) => vi.spyOn(database, 'query').mockRejectedValue(error)
  return { clock, database, outbox, transport, metrics, deliveryWorker, put, rows, breakStore }
}
