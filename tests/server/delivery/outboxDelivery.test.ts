import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock, type Clock } from '#server/delivery/deliver.ts'
import { createDeliveryWorker } from '#server/delivery/deliveryWorker.ts'
import type { MailTransport } from '#server/mail/MailTransport.ts'
import { smtpTimeouts, smtpTransport } from '#server/mail/smtpTransport.ts'
import { salesMail } from '#server/delivery/channels/salesMail.ts'
import { Metrics } from '#server/Metrics.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import type { NewEnquiry } from '#server/store/Enquiry.ts'
import { eraseByEmail } from '#server/store/erasure.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { log } from '../support/startDeliveryWorker.ts'
import { ManualClock } from '../support/manualClock.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { settings, texts } from '../support/sampleEnquiry.ts'
import { setClock } from '../support/stores.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import {
  headerOf,
  parse,
  smtpError,
  startMailServer,
  startHesitantMailServer,
  withoutIsolates,
  type ReceivedMail,
} from '../support/testMailServer.ts'

const hour = 60 * 60 * 1000

// Real connections take their time on a busy machine.
const soon = { timeout: 60_000, interval: 50 }
const shortSocketTimeout = { ...smtpTimeouts, socketTimeout: 1_000 }

async function openOutbox(clock: Clock, dataDir = temporaryFolder()) {
  const database = await openDatabase({ dataDir }, log)
  onTestFinished(() => database.close())
  if (clock !== systemClock) setClock(database, () => clock.now())
  return { database, outbox: new Outbox(database) }
}

const enquiry = (changes: Partial<NewEnquiry> = {}) => newEnquiry({ language: 'en', texts, ...changes })

function startDeliveryWorker(outbox: Outbox, transport: MailTransport, clock: Clock, workerId = 'one') {
  const deliveryWorker = createDeliveryWorker({
    outbox,
    channels: [salesMail(transport, settings, log)],
    log,
    metrics: new Metrics(outbox),
    workerId,
    clock,
  })
  onTestFinished(() => deliveryWorker.stop())
  deliveryWorker.start()
  return deliveryWorker
}

/** A transport to a server, and a clock turned by hand that waits while a mail is on its way. */
function openSlowly(url: string, timeouts = smtpTimeouts) {
  const transport = smtpTransport(url, 'www.qantara.example', timeouts)
  let busy = 0
  const counting: MailTransport = {
    ...transport,
    send: async (message) => {
      busy += 1
      return transport.send(message).finally(() => (busy -= 1))
    },
  }
  return { transport: counting, clock: new ManualClock(() => busy > 0) }
}

const idsOf = (mails: readonly ReceivedMail[]) =>
  Promise.all(mails.map(async (mail) => headerOf(await parse(mail), 'X-Enquiry-Id').join()))

test('what is put into the outbox reaches the mailbox', async () => {
  const { url, mails } = await startMailServer()
  const { outbox } = await openOutbox(systemClock)
  const deliveryWorker = startDeliveryWorker(outbox, smtpTransport(url, 'www.qantara.example'), systemClock)
  const { id, reference } = await outbox.put(enquiry())
  deliveryWorker.wake()
  await vi.waitFor(() => expect(mails).toHaveLength(1), soon)
  await vi.waitFor(
    async () => expect(await outbox.get(id)).toMatchObject({ state: 'sent', attempts: 1 }),
    soon,
  )
  const [mail] = mails
  if (!mail) throw new Error('no mail')
  const email = await parse(mail)
  expect(withoutIsolates(email.text)).toContain(texts.message)
  expect(email.subject).toContain(reference)
  expect(email.messageId).toBe(`<${id}@qantara.example>`)
})

test('a server that is down for an hour and then back', async () => {
  const gone = await startMailServer()
  await gone.stop()
  const { transport, clock } = openSlowly(gone.url)
  const { outbox } = await openOutbox(clock)
  startDeliveryWorker(outbox, transport, clock)
  const { id } = await outbox.put(enquiry())
  await clock.advance(hour)
  const waiting = await outbox.get(id)
  expect(waiting).toMatchObject({ state: 'queued' })
  expect(waiting?.attempts).toBeGreaterThan(7)
  expect(waiting?.lastError).toContain('ECONNREFUSED')
  const { mails } = await startMailServer({ port: gone.port })
  await clock.advance(1.2 * hour)
  expect(await idsOf(mails)).toEqual([id])
  expect(await outbox.get(id)).toMatchObject({ state: 'sent', lastError: null })
})

test('a recipient that the server did not know is got over', async () => {
  let isKnown = false
  const { url, mails } = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(isKnown ? null : smtpError(550, '<sales@qantara.example> unknown')),
  })
  const { transport, clock } = openSlowly(url)
  const { outbox } = await openOutbox(clock)
  startDeliveryWorker(outbox, transport, clock)
  const { id } = await outbox.put(enquiry())
  await clock.advance(60_000)
  expect(await outbox.get(id)).toMatchObject({ state: 'queued', lastError: expect.stringContaining('550') })
  isKnown = true
  await clock.advance(1.3 * hour)
  expect(await idsOf(mails)).toEqual([id])
  expect(await outbox.get(id)).toMatchObject({ state: 'sent' })
})

test('silence after the mail: sent again, with the same Message-ID', async () => {
  const { url, mails } = await startHesitantMailServer()
  const { transport, clock } = openSlowly(url, shortSocketTimeout)
  const { outbox } = await openOutbox(clock)
  startDeliveryWorker(outbox, transport, clock)
  const { id } = await outbox.put(enquiry())
  await clock.advance(20_000)
  expect(await idsOf(mails)).toEqual([id, id])
  const ids = await Promise.all(mails.map(async (mail) => (await parse(mail)).messageId))
  expect(ids).toEqual([`<${id}@qantara.example>`, `<${id}@qantara.example>`])
  expect(await outbox.get(id)).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a flood that is sent again keeps its Message-ID, whatever has joined or left since', async () => {
  const { url, mails } = await startHesitantMailServer()
  const { transport, clock } = openSlowly(url, shortSocketTimeout)
  const { database, outbox } = await openOutbox(clock)
  const put = async (email: string) =>
    (await outbox.put(enquiry({ digest: true, texts: { ...texts, email } }))).id
  const first = await put('first@company.test')
  await put('second@company.test')
  const third = await put('third@company.test')
  startDeliveryWorker(outbox, transport, clock)
  await clock.advance(1_000)
  const joined = await put('joined@company.test')
  await eraseByEmail(database, 'second@company.test')
  await clock.advance(3 * 60_000)
  const sent = (await idsOf(mails)).map((ids) => ids.split(/,\s*/).toSorted())
  expect(sent.map(({ length }) => length)).toEqual([3, 2, 1])
  expect(sent.slice(1)).toEqual([[first, third].toSorted(), [joined]])
  const names = await Promise.all(mails.map(async (mail) => (await parse(mail)).messageId))
  expect(names[1]).toBe(names[0])
  expect(names[2]).not.toBe(names[0])
})
