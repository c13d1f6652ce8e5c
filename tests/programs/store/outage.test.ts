import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { StoreError } from '#server/StoreError.ts'
import { checkWritable } from '#server/store/database/Database.ts'
import { ownPostgres } from '../../server/support/ownPostgres.ts'
import { newEnquiry } from '../../server/support/newEnquiry.ts'
import { onStore, open, silent } from '../../server/support/stores.ts'

onStore('PostgreSQL', 'the database stops and starts', () => {
  const server = ownPostgres()
  const settings = () => ({ dataDir: '/nowhere', databaseUrl: server().addressOf('postgres') })

  test('between operations: they fail cleanly, then work again', async () => {
    const lines: string[] = []
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
    const outbox = new Outbox(await open(settings(), log))
    const first = await outbox.put(newEnquiry())
    await server().stop('SIGINT')
    await expect(outbox.put(newEnquiry())).rejects.toBeInstanceOf(StoreError)
    await expect(outbox.claim('one', 1000)).rejects.toBeInstanceOf(StoreError)
    await server().start()
    const second = await outbox.put(newEnquiry())
    const stored = await outbox.list({ limit: 9 })
    expect(stored.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(lines.join('')).toContain('"msg":"database-connection-lost"')
  })

  test.for(['SIGINT', 'SIGQUIT'] as const)(
    'during operations, at %s: nothing acknowledged is lost',
    async (signal) => {
      const database = await open(settings())
      const outbox = new Outbox(database)
      const acknowledged: string[] = []
      const failures: unknown[] = []
      const stopping = new AbortController()
      const putAll = async () => {
        while (!stopping.signal.aborted) {
          try {
            acknowledged.push((await outbox.put(newEnquiry())).id)
          } catch (error) {
            failures.push(error)
            await sleep(20)
          }
        }
      }
      const lanes = Array.from({ length: 15 }, putAll)
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), 60_000)
      await server().stop(signal)
      const before = acknowledged.length
      await server().start()
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 50), 60_000)
      stopping.abort()
      await Promise.all(lanes)
      expect(failures.length).toBeGreaterThan(0)
      expect(failures.filter((error) => !(error instanceof StoreError))).toEqual([])
      const stored = new Set<string>()
      for await (const { id } of outbox.all()) stored.add(id)
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
      await checkWritable(database)
    },
  )

  test('before a server of ours does, which waits for it', async () => {
    await server().stop('SIGINT')
    const opening = openDatabase(settings(), silent)
    await sleep(100)
    await server().start()
    const database = await opening
    await expect(checkWritable(database)).resolves.toBeUndefined()
    await database.close()
  })

  test('and answers over its unix socket too', async () => {
    const addresses = server().socketAddressesOf('postgres')
    expect(addresses.length).toBeGreaterThan(0)
    for (const databaseUrl of addresses) {
      const { databaseUrl: read } = readSettings({ DATABASE_URL: databaseUrl })
      const database = await open({ dataDir: '/nowhere', databaseUrl: read ?? '' })
      expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    }
  })
})
