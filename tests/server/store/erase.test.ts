import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PostgresDatabase } from '#server/store/database/PostgresDatabase.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { eraseByEmail, eraseOld, erasedCode } from '#server/store/erasure.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'
import { startEnquiryServer } from '../support/enquiryServer.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { onEachStore, onStore, open, setClock, silent } from '../support/stores.ts'

const minute = 60_000

function textsOf(name: string, email = 'x@y.test') {
  return fillMissingFields({ name, mobile: '1', email, subject: '', message: 'm' })
}

onEachStore('texts are erased', (store) => {
  const kept = { sent: 3, dead: 6 }

  async function startKeeping(ahead = 0) {
    const clock = { now: Date.UTC(2026, 0, 1) }
    const database = await open(await store.settings())
    setClock(database, () => clock.now)
    const outbox = new Outbox(database)
    await eraseOld(database, kept)
    clock.now += ahead
    const put = async () => (await outbox.put(newEnquiry())).id
    const ids = { sent: await put(), dead: await put() }
    for (let count = 0; count < 2; count += 1) await outbox.claim('one', minute)
    await outbox.markSent([ids.sent], 'one')
    await outbox.markFailed([ids.dead], 'one', { error: '550', retryInMs: null })
    const waiting = await put()
    const run = async (hours: number) => {
      for (let count = 0; count < hours; count += 1) {
        clock.now += 60 * minute
        await eraseOld(database, kept)
      }
    }
    const withTexts = async () => {
      const all = await outbox.list({ limit: 9 })
      return all.filter(({ texts }) => texts !== null).map(({ state }) => state)
    }
    return { clock, database, outbox, ids: { ...ids, waiting }, run, withTexts }
  }
  const day = 24 * 60 * minute

  test('of what was sent or is dead, after its days, and of nothing else', async () => {
    const { database, ids, run, withTexts } = await startKeeping()
    await run(3 * 24)
    expect((await withTexts()).toSorted()).toEqual(['dead', 'queued', 'sent'])
    await run(1)
    expect((await withTexts()).toSorted()).toEqual(['dead', 'queued'])
    const rows = await database.query('SELECT fingerprint FROM enquiry WHERE id = $1', [ids.sent])
    expect(rows).toEqual([{ fingerprint: null }])
    await run(3 * 24)
    expect(await withTexts()).toEqual(['queued'])
  })

  test('no earlier where the clock is a year ahead for hours, or was behind', async () => {
    const { clock, run, withTexts } = await startKeeping()
    await run(2 * 24)
    for (const jump of [365 * day, -365 * day, -365 * day, 365 * day]) {
      clock.now += jump
      await run(3)
      expect(await withTexts()).toHaveLength(3)
    }
    await run(24)
    expect(await withTexts()).toHaveLength(2)
  })

  test('no later where they were sent while the clock was a year ahead', async () => {
    const { clock, run, withTexts } = await startKeeping(365 * day)
    clock.now -= 365 * day
    await run(3 * 24)
    expect(await withTexts()).toHaveLength(3)
    await run(2)
    expect(await withTexts()).toHaveLength(2)
  })

  test('by address in every state, whatever its case, and nothing of it is sent any more', async () => {
    const database = await open(await store.settings())
    const outbox = new Outbox(database)
    const put = async (email: string) => (await outbox.put(newEnquiry({ texts: textsOf('n', email) }))).id
    const sent = await put('Huda@Sample.test')
    await outbox.claim('one', minute)
    await outbox.markSent([sent], 'one')
    const dead = await put('huda@sample.test')
    await outbox.claim('one', minute)
    await outbox.markFailed([dead], 'one', { error: '550', retryInMs: null })
    const sending = await put('HUDA@SAMPLE.TEST')
    await outbox.claim('one', minute)
    const queued = await put('huda@sample.test')
    const other = await put('other.huda@sample.test')

    expect(await eraseByEmail(database, ' hudA@sample.test ')).toBe(4)
    expect(await outbox.get(sent)).toMatchObject({ state: 'sent', texts: null, lastError: null })
    for (const id of [dead, sending, queued]) {
      expect(await outbox.get(id)).toMatchObject({ state: 'dead', texts: null, lastError: erasedCode })
      expect(await outbox.retry(id)).toBe(false)
    }
    expect(await outbox.markSent([sending], 'one')).toBe(false)
    expect(await outbox.claim('one', minute)).toMatchObject({ id: other })
    expect(await eraseByEmail(database, 'huda@sample.test')).toBe(0)
  })

  test('by an international domain in either form', async () => {
    const database = await open(await store.settings())
    const outbox = new Outbox(database)
    await outbox.put(newEnquiry({ texts: textsOf('n', 'info@xn--bcher-kva.test') }))
    await outbox.put(newEnquiry({ texts: textsOf('n', 'info@Bücher.test') }))
    expect(await eraseByEmail(database, 'info@bücher.test')).toBe(2)
  })

  test('by address among many pages of them', async () => {
    const database = await open(await store.settings())
    const outbox = new Outbox(database)
    const { id } = await outbox.put(newEnquiry({ texts: textsOf('n', 'first@sample.test') }))
    await database.query(
      `WITH RECURSIVE counted AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM counted WHERE n < 1200)
       INSERT INTO enquiry (id, key_hash, fingerprint, reference, created_at, language, texts, captcha, digest,
         state, attempts, next_at)
       SELECT 'copy' || n, 'k' || n, 'f', 'r' || n, 1, 'en', texts, 'passed', 0, 'queued', 0, 1
       FROM enquiry, counted`,
    )
    await outbox.put(newEnquiry({ texts: textsOf('n', 'first@sample.test') }))
    expect(await eraseByEmail(database, 'FIRST@sample.test')).toBe(1202)
    expect(await outbox.get(id)).toMatchObject({ texts: null })
  })
})

describe('the bytes of erased texts', () => {
  test('are in no file after an erasure by address, while the store is open', async () => {
    const { dataDir, database } = await busyOutbox()
    expect(oddIn(dataDir)).not.toEqual([])
    expect(await eraseByEmail(database, 'A1@b.test')).toBe(600)
    await database.scrub()
    expect(oddIn(dataDir)).toEqual([])
    expect(numbersIn(dataDir)).toHaveLength(600)
  })

  test('are in no file after a kill between erasure and scrub, once a server starts', async () => {
    const { dataDir, database } = await busyOutbox()
    await database.query(`UPDATE enquiry SET state = 'sent', sent_at = $1`, [Date.now()])
    await eraseByEmail(database, 'a1@b.test')
    // As after kill -9: the log is there, and no connection was closed.
    const killed = temporaryFolder()
    cpSync(dataDir, killed, { recursive: true })
    expect(oddIn(killed)).not.toEqual([])
    await startEnquiryServer({ DATA_DIR: killed }, { deliver: true })
    await expect.poll(() => oddIn(killed), { timeout: 60_000 }).toEqual([])
    expect(numbersIn(killed)).toHaveLength(600)
  })
})

onStore('PostgreSQL', 'a scrub', (store) => {
  test('frees the old versions of erased rows', async () => {
    const database = await open(await store.settings())
    await new Outbox(database).put(newEnquiry({ texts: textsOf('n', 'a@b.test') }))
    await eraseByEmail(database, 'a@b.test')
    await database.scrub()
    const vacuums = `SELECT vacuum_count AS count FROM pg_stat_user_tables WHERE relid = 'enquiry'::regclass`
    await expect.poll(() => database.query(vacuums), { timeout: 60_000 }).toEqual([{ count: 1 }])
  })

  test('may take longer than a statement may', async () => {
    const settings = await store.settings()
    const database = await open(settings)
    const impatient = new PostgresDatabase(settings.databaseUrl ?? '', 100, silent)
    onTestFinished(() => impatient.close())
    let scrubbed: Promise<void> | undefined
    await database.transaction(async (transaction) => {
      await transaction.query('LOCK TABLE enquiry IN SHARE UPDATE EXCLUSIVE MODE')
      scrubbed = impatient.scrub()
      await transaction.query('SELECT pg_sleep(3)')
    })
    await expect(scrubbed).resolves.toBeUndefined()
  })
})

/** The numbers of the enquiries that have a text, or a part of it, in a file of the folder, the log included. */
function numbersIn(folder: string) {
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  const found = bytes.join('').matchAll(/(?:CANARY|END)-(\d+)-/g)
  return [...new Set([...found].map(([, number]) => Number(number)))]
}

/** Those of the address a1@b.test. */
function oddIn(folder: string) {
  return numbersIn(folder).filter((number) => number % 2 === 1)
}

/** Enquiries of many sizes that were worked on for a while, so that SQLite moved them between pages. */
async function busyOutbox() {
  const dataDir = temporaryFolder()
  const database = await open({ dataDir })
  const outbox = new Outbox(database)
  // Only this filling need not be durable.
  await database.query('PRAGMA synchronous = OFF')
  const ids: string[] = []
  for (let count = 0; count < 1200; count += 1) {
    const name = `CANARY-${count}-${'x'.repeat((count * 7919) % 700)}-END-${count}-`
    const { id } = await outbox.put(newEnquiry({ texts: textsOf(name, `a${count % 2}@b.test`) }))
    ids.push(id)
  }
  for (let count = 0; count < 3000; count += 1) {
    const id = ids[(count * 7907) % ids.length] ?? ''
    const error = 'e'.repeat((count * 104_729) % 500)
    await database.query('UPDATE enquiry SET last_error = $2 WHERE id = $1', [id, error])
  }
  return { dataDir, database }
}
