import { expect, test } from 'vitest'
import type { Database } from '#server/store/database/Database.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { onEachStore, open, setClock, type TestStore } from '../support/stores.ts'

const minute = 60_000

async function start(store: TestStore) {
  const database = await open(await store.settings())
  const clock = { now: Date.UTC(2026, 10, 21) }
  setClock(database, () => clock.now)
  return { database, clock, outbox: new Outbox(database) }
}

async function rowsOf(database: Database) {
  return JSON.stringify(await database.query('SELECT * FROM enquiry'))
}

onEachStore('an enquiry is put', (store) => {
  test('with all it has', async () => {
    const { outbox, clock } = await start(store)
    const texts = fillMissingFields({
      name: 'هدى \u0000 \ud800',
      mobile: '٠٥٠',
      email: 'a@b.test',
      subject: `'"; --`,
      message: 'é\n👩‍👩‍👧',
    })
    const { id, reference, isNew } = await outbox.put(newEnquiry({ texts, captcha: 'unverified' }))
    expect(isNew).toBe(true)
    expect(await outbox.get(id)).toEqual({
      id,
      reference,
      createdAt: clock.now,
      language: 'ar',
      texts,
      captcha: 'unverified',
      state: 'queued',
      digest: false,
      isProbe: false,
      mailId: id,
      deliveredChannels: [],
      attempts: 0,
      nextAt: clock.now,
      lastError: null,
      sentAt: null,
    })
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/)
  })

  test('once a key, also when twenty come at once', async () => {
    const { outbox } = await start(store)
    const enquiry = newEnquiry()
    const put = await Promise.all(Array.from({ length: 20 }, () => outbox.put(enquiry)))
    expect(put.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(put.map(({ id }) => id)).size).toBe(1)
    expect(await outbox.list({ limit: 100 })).toHaveLength(1)
  })

  test('and found by its key, which is not stored itself', async () => {
    const { outbox, database } = await start(store)
    const enquiry = newEnquiry({ idempotencyKey: 'a key to find', fingerprint: 'print' })
    expect(await outbox.findByKey('a key to find')).toBeUndefined()
    const { id, reference } = await outbox.put(enquiry)
    expect(await outbox.findByKey('a key to find')).toEqual({ id, reference, fingerprint: 'print' })
    expect(await outbox.put({ ...enquiry, fingerprint: 'other' })).toEqual({
      id,
      reference,
      fingerprint: 'print',
      isNew: false,
    })
    expect(await rowsOf(database)).not.toContain('a key to find')
  })

  test('with the clock of the database', async () => {
    const outbox = new Outbox(await open(await store.settings()))
    const before = Date.now()
    const { id } = await outbox.put(newEnquiry())
    const enquiry = await outbox.claim('one', minute)
    expect(enquiry?.id).toBe(id)
    expect(enquiry?.createdAt).toBeGreaterThanOrEqual(before - 1)
    expect(enquiry?.createdAt).toBeLessThanOrEqual(Date.now() + 1)
    expect(await outbox.claim('two', minute)).toBeUndefined()
  })
})

onEachStore('a claim', (store) => {
  test('takes what is due longest, and nothing twice', async () => {
    const { outbox, clock } = await start(store)
    const first = await outbox.put(newEnquiry())
    clock.now += 1
    const second = await outbox.put(newEnquiry())
    expect(await outbox.claim('one', minute)).toMatchObject({ id: first.id, state: 'sending', attempts: 1 })
    expect(await outbox.claim('two', minute)).toMatchObject({ id: second.id })
    expect(await outbox.claim('two', minute)).toBeUndefined()
  })

  test('waits until an enquiry is due', async () => {
    const { outbox, clock } = await start(store)
    const { id } = await outbox.put(newEnquiry())
    await outbox.claim('one', minute)
    expect(await outbox.markFailed([id], 'one', { error: '450', retryInMs: 5000 })).toBe(true)
    clock.now += 4999
    expect(await outbox.claim('one', minute)).toBeUndefined()
    clock.now += 1
    expect(await outbox.claim('one', minute)).toMatchObject({ id, attempts: 2, lastError: '450' })
  })

  test('ends with its lease, and the late worker is refused', async () => {
    const { outbox, clock } = await start(store)
    const { id } = await outbox.put(newEnquiry())
    await outbox.claim('late', minute)
    clock.now += minute - 1
    expect(await outbox.claim('next', minute)).toBeUndefined()
    clock.now += 1
    expect(await outbox.claim('next', minute)).toMatchObject({ id, attempts: 2 })
    expect(await outbox.markSent([id], 'late')).toBe(false)
    expect(await outbox.markFailed([id], 'late', { error: 'x', retryInMs: null })).toBe(false)
    expect(await outbox.get(id)).toMatchObject({ state: 'sending', lastError: null })
    expect(await outbox.markSent([id], 'next')).toBe(true)
    expect(await outbox.get(id)).toMatchObject({ state: 'sent', sentAt: clock.now })
  })

  test('that is given back is due at once and was no attempt', async () => {
    const { outbox } = await start(store)
    const [mine, other] = [await outbox.put(newEnquiry()), await outbox.put(newEnquiry())]
    await outbox.claim('one', minute)
    await outbox.claim('two', minute)
    await outbox.releaseClaims('one')
    const again = await outbox.claim('three', minute)
    expect([mine.id, other.id]).toContain(again?.id)
    expect(again).toMatchObject({ attempts: 1 })
    expect(await outbox.claim('three', minute)).toBeUndefined()
  })

  test('of a flood takes several, and only those', async () => {
    const { outbox, clock } = await start(store)
    const single = await outbox.put(newEnquiry())
    const flood: string[] = []
    for (let count = 0; count < 5; count += 1) {
      clock.now += 1
      flood.push((await outbox.put(newEnquiry({ digest: true }))).id)
    }
    const claimed = await outbox.claimDigest('one', minute, 3)
    expect(claimed.map(({ id }) => id)).toEqual(flood.slice(0, 3))
    expect(await outbox.claim('one', minute)).toMatchObject({ id: single.id })
    expect(await outbox.claimDigest('two', minute, 9)).toHaveLength(2)
    const ids = claimed.map(({ id }) => id)
    expect(await outbox.markSent(ids, 'one')).toBe(true)
    expect(await outbox.markSent(flood, 'two')).toBe(false)
    expect(await outbox.list({ state: 'sent', limit: 9 })).toHaveLength(5)
  })

  test('of a digest that was tried takes it as it was: all that is left of it, and nothing else', async () => {
    const { outbox, clock } = await start(store)
    const put = async () => (await outbox.put(newEnquiry({ digest: true }))).id
    const members = [await put(), await put(), await put()]
    const tried = await outbox.claimDigest('one', minute, 9)
    const [mailId] = tried.map((each) => each.mailId)
    expect(tried.map((each) => each.mailId)).toEqual([mailId, mailId, mailId])
    await outbox.markFailed(members, 'one', { error: '450', retryInMs: minute })
    const late = await put()
    clock.now += minute
    const both = await Promise.all(['two', 'three'].map((id) => outbox.claimDigest(id, minute, 2)))
    const ids = both.map((each) => each.map(({ id }) => id).toSorted())
    expect(ids.toSorted((one, other) => other.length - one.length)).toEqual([members.toSorted(), [late]])
    expect(both.flat().filter((each) => each.mailId === mailId)).toHaveLength(3)
  })

  test('of a digest whose worker is gone, or that the operator sends again, takes all of it', async () => {
    const { outbox, clock } = await start(store)
    const put = async () => (await outbox.put(newEnquiry({ digest: true }))).id
    const members = [await put(), await put()].toSorted()
    const [first] = await outbox.claimDigest('gone', minute, 9)
    clock.now += minute
    expect(await outbox.claimDigest('next', minute, 9)).toMatchObject(
      members.map((id) => ({ id, mailId: first?.mailId })),
    )
    await outbox.markFailed(members, 'next', { error: '550', retryInMs: null })
    await put()
    expect(await outbox.retry(members[1] ?? '')).toBe(true)
    expect(await outbox.claimDigest('last', minute, 9)).toMatchObject(
      members.map((id) => ({ id, mailId: first?.mailId, attempts: 1 })),
    )
  })
})

onEachStore('the operator’s tool', (store) => {
  test('finds by id and by reference as people write it', async () => {
    const { outbox } = await start(store)
    const { id, reference } = await outbox.put(newEnquiry())
    expect(await outbox.get(reference.toLowerCase())).toMatchObject({ id })
    expect(await outbox.get(` ${id.toUpperCase()}\n`)).toMatchObject({ reference })
    expect(await outbox.get('QT-000000')).toBeUndefined()
  })

  test('keeps what is dead, and retries it', async () => {
    const { outbox, clock } = await start(store)
    const { id, reference } = await outbox.put(newEnquiry())
    await outbox.claim('one', minute)
    expect(await outbox.markFailed([id], 'one', { error: '550', retryInMs: null })).toBe(true)
    expect(await outbox.get(id)).toMatchObject({ state: 'dead', lastError: '550', texts: { name: 'هدى' } })
    expect(await outbox.claim('one', minute)).toBeUndefined()
    clock.now += minute
    expect(await outbox.retry(reference)).toBe(true)
    expect(await outbox.claim('one', minute)).toMatchObject({ id, attempts: 1 })
    expect(await outbox.retry(id)).toBe(false)
    await outbox.markSent([id], 'one')
    expect(await outbox.retry(id)).toBe(false)
    expect(await outbox.retry('QT-000000')).toBe(false)
  })

  test('lists, newest first, and gives all in order', async () => {
    const { outbox, clock } = await start(store)
    const ids: string[] = []
    for (let count = 0; count < 450; count += 1) {
      // Three share each millisecond, and the pages end among them.
      if (count % 3 === 0) clock.now += 1
      ids.push((await outbox.put(newEnquiry())).id)
    }
    const all: StoredEnquiry[] = []
    for await (const enquiry of outbox.all()) all.push(enquiry)
    expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    const newest = await outbox.list({ limit: 2 })
    expect(newest.map(({ id }) => id)).toEqual(
      all
        .slice(-2)
        .toReversed()
        .map(({ id }) => id),
    )
    expect(await outbox.list({ state: 'dead', limit: 2 })).toEqual([])
  })

  test('counts every state', async () => {
    const { outbox, clock } = await start(store)
    for (let count = 0; count < 3; count += 1) await outbox.put(newEnquiry())
    clock.now += minute
    await outbox.put(newEnquiry())
    await outbox.claim('one', minute)
    const none = { count: 0, oldestMs: 0 }
    expect(await outbox.depth()).toEqual([
      { state: 'queued', count: 3, oldestMs: minute },
      { state: 'sending', count: 1, oldestMs: minute },
      { state: 'sent', ...none },
      { state: 'dead', ...none },
    ])
  })
})

onEachStore('a clock that jumps', (store) => {
  const year = 365 * 24 * 60 * minute

  test.for([year, -year])('by %i ms for a while delays no mail', async (jump) => {
    const { outbox, clock } = await start(store)
    const put = async () => (await outbox.put(newEnquiry())).id
    const before = { waiting: await put(), claimed: await put() }
    await outbox.claim('one', minute)
    await outbox.claim('gone', minute)
    await outbox.markFailed([before.waiting, before.claimed], 'one', { error: '450', retryInMs: minute })
    clock.now += jump
    const meanwhile = { fresh: await put(), failed: await put(), claimed: await put() }
    const claimAll = async (owner: string) => {
      const ids: string[] = []
      for (let next = await outbox.claim(owner, minute); next; next = await outbox.claim(owner, minute))
        ids.push(next.id)
      return ids
    }
    await claimAll('two')
    await outbox.markFailed([meanwhile.failed], 'two', { error: '450', retryInMs: minute })
    await outbox.releaseClaims('two')
    await outbox.claim('gone too', minute)
    clock.now -= jump
    // A lease and a wait that were set in the past or the future are over after as long as they may last.
    clock.now += minute
    const due = await claimAll('three')
    expect(due.toSorted()).toEqual([...Object.values(before), ...Object.values(meanwhile)].toSorted())
  })

  test('hides nothing that waits from the operator', async () => {
    const { outbox, clock } = await start(store)
    clock.now += year
    await outbox.put(newEnquiry())
    clock.now -= year
    expect((await outbox.depth())[0]).toEqual({ state: 'queued', count: 1, oldestMs: year })
  })
})
