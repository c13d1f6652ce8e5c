import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { StoreError } from '#server/StoreError.ts'
import { checkWritable } from '#server/store/database/Database.ts'
import { onEachStore, onStore, open } from '../support/stores.ts'

const insert = 'INSERT INTO key_value (name, value) VALUES ($1, $2)'
const names = `SELECT name FROM key_value WHERE name <> 'write-check' ORDER BY name`

onEachStore('a transaction', (store) => {
  test('is kept whole, or not at all', async () => {
    const database = await open(await store.settings())
    const given = await database.transaction(async (transaction) => {
      await transaction.query(insert, ['a', '1'])
      await transaction.query(insert, ['b', '1'])
      return 'result'
    })
    expect(given).toBe('result')
    const failing = database.transaction(async (transaction) => {
      await transaction.query(insert, ['c', '1'])
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await database.query(names)).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  test('is not mixed with statements beside it', async () => {
    const database = await open(await store.settings())
    let beside: Promise<unknown> | undefined
    const failing = database.transaction(async (transaction) => {
      await transaction.query(insert, ['inside', '1'])
      beside = database.query(insert, ['beside', '1'])
      await sleep(20)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    await beside
    expect(await database.query(names)).toEqual([{ name: 'beside' }])
  })

  test('fails with a code, and without the values', async () => {
    const database = await open(await store.settings())
    await database.query(insert, ['a', 'CANARY'])
    const error: unknown = await database.query(insert, ['a', 'CANARY']).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ code: store.name === 'SQLite' ? 'SQLITE_CONSTRAINT' : '23505' })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('CANARY')
  })
})

onStore('PostgreSQL', 'a transaction that fails', (store) => {
  test('as its connection breaks leaves the process running', async () => {
    const database = await open(await store.settings())
    const failing = database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await database.query('SELECT pg_terminate_backend($1)', [row?.pid ?? 0])
      // The news of it arrives while no statement runs.
      await sleep(50)
      await transaction.query('SELECT 1')
    })
    await expect(failing).rejects.toBeInstanceOf(StoreError)
    await checkWritable(database)
  })

  test('as a statement had failed does not count as kept', async () => {
    const database = await open(await store.settings())
    const failing = database.transaction(async (transaction) => {
      await transaction.query(insert, ['a', '1'])
      await transaction.query('SELECT nothing').catch(() => undefined)
    })
    await expect(failing).rejects.toMatchObject({ code: '25P02' })
    expect(await database.query(names)).toEqual([])
  })
})
