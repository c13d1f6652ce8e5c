import { expect, test, vi } from 'vitest'
import { DeliveryError } from '#server/mail/MailTransport.ts'
import { smtpTimeouts } from '#server/mail/smtpTransport.ts'
import { erasedCode } from '#server/store/erasure.ts'
import { logged, startDeliveryWorker } from '../support/startDeliveryWorker.ts'
import { flushPromises } from '../support/manualClock.ts'
import { canary, texts } from '../support/sampleEnquiry.ts'
import { newEnquiry } from '../support/newEnquiry.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const unreachable = new DeliveryError('ESOCKET', { detail: 'connect ECONNREFUSED' })
const refused = new DeliveryError('EENVELOPE', { smtpCode: 550, permanent: true })

async function startSending(count = 1) {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  const started = await startDeliveryWorker()
  started.transport.result = promise
  await started.put(count)
  await started.clock.advance(second)
  return { ...started, arrive }
}

test('an enquiry leaves as soon as the delivery worker is woken', async () => {
  const { transport, metrics, put, rows } = await startDeliveryWorker()
  await flushPromises()
  await put()
  await flushPromises()
  expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 1 })
  expect(transport.sent).toHaveLength(1)
  expect((await metrics.registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'delivery_attempts_total{channel="mail",result="sent"} 1',
      'delivery_attempt_seconds_count{channel="mail"} 1',
    ]),
  )
  expect(logged()).toMatchObject([{ msg: 'mail-sent', enquiryId: (await rows())[0]?.id, attempt: 1 }])
})

test('what another server stored is found within seconds', async () => {
  const { outbox, clock, rows } = await startDeliveryWorker()
  await clock.advance(minute)
  await outbox.put(newEnquiry())
  await clock.advance(3 * second)
  expect((await rows())[0]?.state).toBe('sent')
})

test('a failure is tried again after 5, 10, 20 s … and at last once an hour, until it works', async () => {
  const { transport, clock, metrics, put, rows } = await startDeliveryWorker()
  transport.result = unreachable
  await put()
  const times: number[] = []
  const began = clock.now()
  for (let step = 0; step < 24 * 60 * 6; step += 1) {
    await clock.advance(10 * second)
    while (times.length < transport.sent.length) times.push(clock.now() - began)
  }
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  for (const [index, wait] of waits.entries()) {
    const wanted = Math.min(5 * second * 2 ** index, hour)
    // A fifth by chance, and what the poll and the test's own steps add.
    expect(wait).toBeGreaterThanOrEqual(wanted * 0.8 - 10 * second)
    expect(wait).toBeLessThanOrEqual(wanted * 1.2 + 13 * second)
  }
  expect(waits.length).toBeGreaterThan(25)
  expect(await metrics.registry.metrics()).toContain(
    `delivery_attempts_total{channel="mail",result="failed"} ${transport.sent.length}`,
  )
  expect(new Set(transport.sent.map(({ id }) => id)).size).toBe(1)
  expect((await rows())[0]).toMatchObject({ state: 'queued', lastError: 'ESOCKET: connect ECONNREFUSED' })

  transport.result = null
  await clock.advance(1.2 * hour + 3 * second)
  expect((await rows())[0]?.state).toBe('sent')
})

test('a refusal for good is told as an error, tried hourly, and dead after five days', async () => {
  const { database, transport, clock, metrics, put, rows } = await startDeliveryWorker()
  transport.result = refused
  await put()
  await clock.advance(47 * minute)
  expect(transport.sent).toHaveLength(1)
  expect((await metrics.registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'delivery_attempts_total{channel="mail",result="refused"} 1',
      'delivery_attempt_seconds_count{channel="mail"} 1',
    ]),
  )
  expect(logged()).toMatchObject([{ msg: 'mail-refused', level: 'error', smtpCode: 550 }])
  await clock.advance(26 * minute)
  expect(transport.sent).toHaveLength(2)
  // As if it had been so for almost five days.
  await database.query('UPDATE enquiry SET attempts = 120')
  await clock.advance(5 * hour)
  expect((await rows())[0]?.state).toBe('queued')
  await clock.advance(5 * hour)
  expect((await rows())[0]).toMatchObject({ state: 'dead', lastError: 'EENVELOPE 550' })
  expect(logged().at(-1)).toMatchObject({ msg: 'enquiry-dead', level: 'error' })
  const attempts = transport.sent.length
  await clock.advance(2 * hour)
  expect(transport.sent).toHaveLength(attempts)
})

test('a recipient that is refused for good is logged without its address', async () => {
  const { transport, clock, metrics, put, rows } = await startDeliveryWorker()
  transport.refused = [{ address: 'left@company.test', error: refused }]
  await put()
  await clock.advance(2 * hour)
  expect(transport.sent).toHaveLength(1)
  const [row] = await rows()
  expect(row?.state).toBe('sent')
  expect(logged()).toMatchObject([
    { msg: 'recipient-refused', level: 'error', enquiryIds: [row?.id], smtpCode: 550 },
    { msg: 'mail-sent' },
  ])
  expect(await metrics.registry.metrics()).toContain(
    'delivery_attempts_total{channel="mail",result="refused"} 1',
  )
})

test('a recipient that is refused for now gets the same mail at a later attempt', async () => {
  const { transport, clock, put, rows } = await startDeliveryWorker()
  const later = new DeliveryError('EENVELOPE', { smtpCode: 452 })
  transport.refused = [
    { address: 'left@company.test', error: refused },
    { address: 'full@company.test', error: later },
  ]
  await put()
  await clock.advance(second)
  expect((await rows())[0]).toMatchObject({ state: 'queued', lastError: 'EENVELOPE 452' })
  expect(logged()).toMatchObject([{ msg: 'mail-failed', level: 'warn', smtpCode: 452 }])
  transport.refused = []
  await clock.advance(minute)
  expect((await rows())[0]?.state).toBe('sent')
  const ids = transport.sent.map(({ id }) => id)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('a recipient that is refused for hours does not fill the mailboxes of the others', async () => {
  const { transport, clock, put, rows } = await startDeliveryWorker()
  const full = new DeliveryError('EENVELOPE', { smtpCode: 452 })
  transport.refused = [{ address: 'full@company.test', error: full }]
  await put()
  await clock.advance(2 * hour)
  expect(transport.sent).toHaveLength(8)
  expect((await rows())[0]?.state).toBe('sent')
  expect(logged().at(-2)).toMatchObject({ msg: 'recipient-refused', level: 'error', smtpCode: 452 })
})

test('two mails at a time, and the slowest that may be holds its claim', async () => {
  const { database, transport, clock, deliveryWorker } = await startSending(3)
  await clock.advance(smtpTimeouts.mail)
  expect(transport.sent).toHaveLength(2)
  const leases = await database.query<{ until: number | null }>(
    'SELECT lease_until AS until FROM enquiry ORDER BY until DESC',
  )
  const left = leases.map(({ until }) => until && until > clock.now())
  expect(left).toEqual([true, true, null])
  const stopped = deliveryWorker.stop()
  await clock.advance(15 * second)
  await stopped
})

test('a server that ends without a word loses its claim within minutes', async () => {
  const { outbox, clock, rows } = await startDeliveryWorker()
  await outbox.put(newEnquiry())
  await outbox.claim('gone', 5 * minute)
  await clock.advance(6 * minute)
  expect((await rows())[0]?.state).toBe('sent')
})

test('a flood is gathered for a minute into mails of fifty', async () => {
  const { outbox, transport, clock, put, rows } = await startDeliveryWorker()
  await clock.advance(second)
  const claims = vi.spyOn(outbox, 'claimDigest')
  await put(120, { digest: true })
  await clock.advance(50 * second)
  expect(transport.sent).toEqual([])
  await clock.advance(13 * second)
  expect(transport.sent.map(({ headers }) => headers['X-Enquiry-Id']?.split(',').length)).toEqual([
    50, 50, 20,
  ])
  expect((await rows()).every(({ state }) => state === 'sent')).toBe(true)
  expect(claims.mock.calls.length).toBeLessThan(8)
})

test('a flood that cannot be sent stays together', async () => {
  const { transport, clock, put } = await startDeliveryWorker()
  transport.result = unreachable
  await clock.advance(second)
  await put(50, { digest: true })
  await clock.advance(3 * minute)
  expect(transport.sent.length).toBeGreaterThan(1)
  expect(new Set(transport.sent.map(({ id }) => id)).size).toBe(1)
})

test('a single enquiry of a flood is a mail that can be replied to', async () => {
  const { transport, clock, put } = await startDeliveryWorker()
  await put(1, { digest: true })
  await clock.advance(2 * minute)
  expect(transport.sent).toMatchObject([{ replyTo: { address: texts.email } }])
})

test('a store that fails stops nothing, and its words stay out of the log', async () => {
  const { outbox, transport, clock, breakStore } = await startDeliveryWorker()
  const failure = breakStore(new Error(`duplicate key: ${canary}`))
  await clock.advance(minute)
  expect(logged().length).toBeLessThan(25)
  expect(logged()[0]).toMatchObject({ msg: 'store-failed', err: { type: 'Error' } })
  failure.mockRestore()
  // As another server stores it: nothing wakes this one.
  await outbox.put(newEnquiry())
  await clock.advance(3 * second)
  expect(transport.sent).toHaveLength(1)
})

test('a mail that is sent while the store fails is not sent again', async () => {
  const { transport, clock, rows, breakStore, arrive } = await startSending()
  const failure = breakStore(new Error('gone'))
  arrive()
  // Longer than the lease: when the store is back, the enquiry looks as if its worker were gone.
  await clock.advance(10 * minute)
  failure.mockRestore()
  await clock.advance(minute)
  expect(transport.sent).toHaveLength(1)
  expect((await rows())[0]?.state).toBe('sent')
})

test('a claim lost to another server is told, and not written over', async () => {
  const { database, arrive } = await startSending()
  await database.query(`UPDATE enquiry SET owner = 'two'`)
  arrive()
  await flushPromises()
  expect(await database.query('SELECT state, owner FROM enquiry')).toEqual([
    { state: 'sending', owner: 'two' },
  ])
  expect(logged().at(-1)).toMatchObject({ msg: 'lease-lost', level: 'warn' })
})

test('an enquiry whose texts were erased is sent to nobody', async () => {
  const { outbox, database, transport, clock, deliveryWorker, rows } = await startDeliveryWorker()
  await outbox.put(newEnquiry())
  await database.query('UPDATE enquiry SET texts = NULL')
  deliveryWorker.wake()
  await clock.advance(second)
  expect(transport.sent).toEqual([])
  expect((await rows())[0]).toMatchObject({ state: 'dead', lastError: erasedCode })
})

test('an error of our own is told without its words, and tried again later', async () => {
  const { transport, clock, put, rows } = await startDeliveryWorker()
  transport.result = new TypeError(`cannot read ${canary}`)
  await put()
  await clock.advance(minute)
  expect((await rows())[0]).toMatchObject({ state: 'queued', lastError: 'TypeError' })
  expect(logged()).toMatchObject([{ msg: 'mail-refused', level: 'error' }])
})

test('stop() waits for the mail on its way, and takes no other', async () => {
  const { transport, clock, deliveryWorker, put, rows, arrive } = await startSending(3)
  let stopped = false
  const stopping = deliveryWorker.stop().then(() => (stopped = true))
  await clock.advance(14 * second)
  expect(stopped).toBe(false)
  arrive()
  await stopping
  const states = (await rows()).map(({ state, attempts }) => `${state} ${attempts}`)
  expect(states.toSorted()).toEqual(['queued 0', 'sent 1', 'sent 1'])
  await put()
  await clock.advance(minute)
  expect(transport.sent).toHaveLength(2)
})

test('what is claimed while stop() is called is given back', async () => {
  const { outbox, database, transport, clock, deliveryWorker, put } = await startDeliveryWorker()
  await clock.advance(second)
  const { promise, resolve } = Promise.withResolvers<void>()
  const claim = outbox.claim.bind(outbox)
  vi.spyOn(outbox, 'claim').mockImplementation(async (...claimed) => {
    await promise
    return claim(...claimed)
  })
  await put()
  await flushPromises()
  const stopping = deliveryWorker.stop()
  resolve()
  await stopping
  expect(transport.sent).toEqual([])
  expect(await database.query('SELECT state, owner FROM enquiry')).toEqual([{ state: 'queued', owner: null }])
})

test('stop() waits 15 s at most, and gives back what has not left', async () => {
  const { database, clock, deliveryWorker } = await startSending()
  const stopping = deliveryWorker.stop()
  await clock.advance(15 * second)
  await stopping
  expect(await database.query('SELECT state, owner FROM enquiry')).toEqual([{ state: 'queued', owner: null }])
})

test('stop() ends while the store fails', async () => {
  const { transport, clock, deliveryWorker, breakStore, arrive } = await startSending()
  breakStore(new Error('gone'))
  arrive()
  await flushPromises()
  const stopping = deliveryWorker.stop()
  await clock.advance(15 * second)
  await stopping
  expect(transport.sent).toHaveLength(1)
})
