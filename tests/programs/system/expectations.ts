import { expect, vi } from 'vitest'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { headerOf, parse, type ReceivedMail } from '../../server/support/testMailServer.ts'
import { silent, type StoreSettings } from '../../server/support/stores.ts'
import { canary, keysIn } from './visitors.ts'
import type { TestSystem } from './testSystem.ts'

export async function withStore<Result>(
  settings: StoreSettings,
  work: (outbox: Outbox, query: (sql: string) => Promise<object[]>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings, silent)
  try {
    return await work(new Outbox(database), (sql) => database.query(sql))
  } finally {
    await database.close()
  }
}

/** Makes all times an hour older: leases end, what waits is due, and what was stored counts for no flood. */
export async function ageByAnHour(settings: StoreSettings): Promise<void> {
  const times = ['created_at', 'next_at', 'lease_until', 'sent_at']
  const changes = times.map((time) => `${time} = ${time} - 3600000`).join(', ')
  await withStore(settings, (_outbox, query) => query(`UPDATE enquiry SET ${changes}`))
}

function readStore(settings: StoreSettings): Promise<StoredEnquiry[]> {
  return withStore(settings, async (outbox) => {
    const stored: StoredEnquiry[] = []
    for await (const enquiry of outbox.all()) stored.push(enquiry)
    return stored
  })
}

/** Acknowledged ⊆ stored, and no key is stored twice. What fails is told by keys, references and states. */
export async function expectStored(system: TestSystem, acknowledged: ReadonlyMap<string, string>) {
  const stored = await readStore(system.settings)
  const byKey = Map.groupBy(stored, keyOf)
  const lost = [...acknowledged].filter(
    ([key, reference]) => !byKey.get(key)?.some((each) => each.reference === reference),
  )
  const doubled = [...byKey].filter(([, { length }]) => length > 1)
  expect({
    acknowledgedButNotStored: lost.map(([key, reference]) => `${key} ${reference}`),
    storedTwice: doubled.map(([key, each]) => `${key}: ${each.map(describe).join('; ')}`),
  }).toEqual({ acknowledgedButNotStored: [], storedTwice: [] })
}

/** All that is stored is delivered, in mails that a mailbox can tell to be the same. */
export async function expectDelivered(system: TestSystem, { once }: { once: boolean }) {
  const { mails, settings } = system
  const stored = await readStore(settings)
  const wanted = stored.map(({ id }) => id)
  let deliveries = new Map<string, Delivery[]>()
  await vi
    .waitFor(
      async () => {
        deliveries = await readDeliveries(mails)
        if (wanted.some((id) => !deliveries.has(id))) throw new Error('Some are on their way')
      },
      { timeout: 300_000, interval: 100 },
    )
    .catch(() => {})
  const mailsOf = (enquiry: StoredEnquiry) => deliveries.get(enquiry.id) ?? []
  const absent = stored.filter((each) => !mailsOf(each).some(({ keys }) => keys.has(keyOf(each))))
  const twice = stored.filter((each) => mailsOf(each).length > 1)
  const renamed = twice.filter((each) => new Set(mailsOf(each).map(({ messageId }) => messageId)).size > 1)
  expect({
    storedButNotDelivered: absent.map(describe),
    deliveredUnderTwoNames: renamed.map(describe),
    deliveredTwice: once ? twice.map(describe) : [],
  }).toEqual({ storedButNotDelivered: [], deliveredUnderTwoNames: [], deliveredTwice: [] })
}

/** Every enquiry's way has ended in the store too, once the servers have ended. */
export async function expectAllSent({ settings }: TestSystem) {
  const others = (await readStore(settings)).filter(({ state }) => state !== 'sent')
  expect(others.map(describe)).toEqual([])
}

export function expectPrivate(system: TestSystem) {
  const lines = system.printed().split('\n')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter((line) => line.includes(canary) || line.includes('Layla'))).toEqual([])
}

interface Delivery {
  messageId: string
  keys: Set<string>
}

const read = new WeakMap<ReceivedMail, { ids: string[]; delivery: Delivery }>()

async function readDeliveries(mails: readonly ReceivedMail[]) {
  const deliveries = new Map<string, Delivery[]>()
  for (const mail of mails) {
    const { ids, delivery } = read.get(mail) ?? (await readMail(mail))
    for (const id of ids) deliveries.set(id, [...(deliveries.get(id) ?? []), delivery])
  }
  return deliveries
}

async function readMail(mail: ReceivedMail) {
  const email = await parse(mail)
  const ids = headerOf(email, 'X-Enquiry-Id').flatMap((value) => value.split(/,\s*/))
  const delivery = { messageId: email.messageId ?? '', keys: new Set(keysIn(email.text ?? '')) }
  const found = { ids, delivery }
  read.set(mail, found)
  return found
}

function keyOf({ texts }: StoredEnquiry) {
  return keysIn(texts?.message ?? '')[0] ?? ''
}

function describe({ id, reference, state, attempts, lastError }: StoredEnquiry) {
  return `${id} ${reference} ${state}, attempts: ${attempts}, ${lastError ?? 'no error'}`
}
