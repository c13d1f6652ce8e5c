import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrations } from '#server/store/database/migrations.ts'
import { checkWritable } from '#server/store/database/Database.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { startChild } from '../../server/support/startChild.ts'
import { onEachStore, open, type StoreSettings } from '../../server/support/stores.ts'

const ok = { code: 0, signal: null, errors: '' }

async function storedIds(settings: StoreSettings) {
  const ids = new Set<string>()
  for await (const { id } of new Outbox(await open(settings)).all()) ids.add(id)
  return ids
}

onEachStore('several processes', (store) => {
  test('open a new store at once: ten of them', async () => {
    const settings = await store.settings()
    const children = Array.from({ length: 10 }, () => startChild('openOnce', settings))
    expect(await Promise.all(children.map(({ ended }) => ended))).toEqual(children.map(() => ok))
    const stored = await storedIds(settings)
    expect(new Set(children.flatMap(({ lines }) => lines().slice(1)))).toEqual(stored)
    expect(stored.size).toBe(10)
    const database = await open(settings)
    expect(await database.query('SELECT version FROM migration')).toEqual(
      migrations.map((_, index) => ({ version: index + 1 })),
    )
  })

  test('are killed during the first start: the next one starts', async () => {
    for (let round = 0; round < 8; round += 1) {
      const settings = await store.settings()
      const child = startChild('openOnce', settings)
      await child.printed
      // Opening takes some 10 ms on SQLite, 60 on PostgreSQL.
      await sleep(round * (settings.databaseUrl === undefined ? 1 : 6))
      child.process.kill('SIGKILL')
      await child.ended
      const stored = await storedIds(settings)
      expect(
        child
          .lines()
          .slice(1)
          .filter((id) => !stored.has(id)),
      ).toEqual([])
      const database = await open(settings)
      await expect(checkWritable(database)).resolves.toBeUndefined()
    }
  })
})
