import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import * as files from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { createFile } from '#server/store/database/openSqlite.ts'
import { StoreError } from '#server/StoreError.ts'
import { failToCloseOnce } from '../support/failToCloseOnce.ts'
import { mountOrSkip, remountReadOnly } from '../support/mountOrSkip.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { open, refusalOf, silent } from '../support/stores.ts'
import { testLog } from '../support/testLog.ts'

vi.mock('node:fs/promises', { spy: true })

/** A store of another program, or of another version of this one. */
async function change(dataDir: string, sql: string) {
  const database = await openDatabase({ dataDir }, silent)
  await database.query(sql)
  await database.close()
}

async function filledStore() {
  const dataDir = join(temporaryFolder(), 'data')
  const database = await openDatabase({ dataDir }, silent)
  const outbox = new Outbox(database)
  for (let count = 0; count < 60; count += 1) await outbox.put(newEnquiry())
  await database.close()
  return { dataDir, path: join(dataDir, 'enquiries.sqlite') }
}

const refusal = (dataDir: string) => refusalOf({ dataDir })

describe('a SQLite store', () => {
  test('is private: its folder, file, log and index', async () => {
    const { dataDir, path } = await filledStore()
    chmodSync(path, 0o644)
    await open({ dataDir })
    const modes = ['', 'enquiries.sqlite', 'enquiries.sqlite-wal', 'enquiries.sqlite-shm'].map((name) =>
      (statSync(join(dataDir, name)).mode & 0o777).toString(8),
    )
    expect(modes).toEqual(['700', '600', '600', '600'])
  })

  test('writes through to the disk, and leaves no draft behind', async () => {
    const { dataDir, path } = await filledStore()
    linkSync(path, `${path}.new-left-by-a-crash`)
    const database = await open({ dataDir })
    expect(await database.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }])
    expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await database.query('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }])
    expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
  })

  test.for([
    ['is no database', (path: string) => writeFileSync(path, 'x'.repeat(9000))],
    ['is empty', (path: string) => truncateSync(path, 0)],
    ['is cut off', (path: string) => truncateSync(path, statSync(path).size - 8192)],
    [
      'has overwritten pages',
      (path: string) => writeFileSync(path, Buffer.alloc(8192, 0xa5), { flag: 'r+', flush: true }),
    ],
    [
      'has an overwritten page in the middle',
      (path: string) => {
        const bytes = readFileSync(path)
        bytes.fill(0xa5, 4096 * 3, 4096 * 4)
        writeFileSync(path, bytes)
      },
    ],
  ] as const)('that %s is refused and left as it is', async ([, damage]) => {
    const { dataDir, path } = await filledStore()
    damage(path)
    const before = readFileSync(path)
    const sentence = await refusal(dataDir)
    expect(sentence).toContain(`The store ${path} is damaged`)
    expect(sentence).toContain('restore it from a backup, or move it away')
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('that another process has made in the meantime is not replaced', async () => {
    const { path } = await filledStore()
    const before = statSync(path)
    await createFile(path)
    const after = statSync(path)
    expect([after.ino, after.size]).toEqual([before.ino, before.size])
  })

  test('whose name in its folder is not on the disk yet is refused, and opens once it is', async () => {
    const dataDir = temporaryFolder()
    const failure = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
    for (let starts = 0; starts < 2; starts += 1) {
      vi.mocked(files.open).mockRejectedValueOnce(failure)
      expect(await refusal(dataDir)).toContain(`whose disk fails (${failure.message})`)
    }
    await open({ dataDir })
  })

  test('that is gone while its log is there is refused', async () => {
    const { dataDir, path } = await filledStore()
    await open({ dataDir })
    const copy = temporaryFolder()
    cpSync(`${path}-wal`, join(copy, 'enquiries.sqlite-wal'))
    expect(await refusal(copy)).toContain(`${join(copy, 'enquiries.sqlite')} is missing, but its log`)
    expect(readdirSync(copy)).toEqual(['enquiries.sqlite-wal'])
  })

  test('that a newer version has changed is refused', async () => {
    const { dataDir, path } = await filledStore()
    await change(dataDir, 'INSERT INTO migration (version, applied_at) VALUES (99, 0)')
    expect(await refusal(dataDir)).toContain(`${path} was changed by a newer version of this program`)
    failToCloseOnce()
    const { log, printed } = testLog()
    await expect(openDatabase({ dataDir }, log)).rejects.toThrow(`${path} was changed by a newer version`)
    expect(printed()).toMatchObject([{ msg: 'store-not-closed', err: { code: 'SQLITE_IOERR' } }])
  })

  test.for([
    ['of another program', 'ALTER TABLE migration RENAME TO other', 'table enquiry already exists'],
    [
      'with steps of another program',
      'ALTER TABLE migration RENAME version TO name',
      'no such column: version',
    ],
    ['that has lost a table', 'DROP TABLE key_value', 'no such table: key_value'],
  ] as const)('%s is refused', async ([, sql, message]) => {
    const { dataDir, path } = await filledStore()
    await change(dataDir, sql)
    const sentence = await refusal(dataDir)
    expect(sentence).toContain(`The store ${path} cannot be used (${message}): restore it from a backup`)
  })

  test('that fails to close fails with a code', async () => {
    const database = await open({ dataDir: temporaryFolder() })
    failToCloseOnce()
    const error: unknown = await database.close().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ code: 'SQLITE_IOERR' })
  })

  test('in a place that is no folder is refused', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const sentence = await refusal(join(file, 'data'))
    expect(sentence).toContain(
      `DATA_DIR is "${join(file, 'data')}", but this user cannot write the store there`,
    )
  })

  test.runIf(process.getuid?.() !== 0)('in a folder that cannot be written is refused', async () => {
    const folder = temporaryFolder()
    chmodSync(folder, 0o500)
    expect(await refusal(folder)).toContain(
      `DATA_DIR is "${folder}", but this user cannot write the store there`,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('on a disk that is mounted read-only is refused, and can be read from a copy', async ({ skip }) => {
    const dataDir = mountOrSkip('size=3m', skip)
    const database = await openDatabase({ dataDir }, silent)
    const { id } = await new Outbox(database).put(newEnquiry())
    await database.close()
    remountReadOnly(dataDir)
    const sentence = await refusal(dataDir)
    expect(sentence).toContain(`DATA_DIR is "${dataDir}", which is mounted read-only`)
    expect(sentence).toContain(`copy ${join(dataDir, 'enquiries.sqlite')}*`)
    const copy = temporaryFolder()
    cpSync(dataDir, copy, { recursive: true })
    expect(await new Outbox(await open({ dataDir: copy })).get(id)).toMatchObject({ id })
  })
})

describe('a full disk', () => {
  test('with a few KB left is told as that', async ({ skip }) => {
    const dataDir = mountOrSkip('size=3m', skip)
    await (await openDatabase({ dataDir }, silent)).close()
    const { bavail, bsize } = statfsSync(dataDir)
    writeFileSync(join(dataDir, 'filler'), Buffer.alloc(bavail * bsize - 8192))
    const sentence = await refusal(dataDir)
    expect(sentence).toContain(`DATA_DIR is "${dataDir}", whose disk is full or fails`)
    expect(sentence).toContain(`copy ${join(dataDir, 'enquiries.sqlite')}*`)
  })

  test('refuses enquiries, loses none that it took, and works again with space', async ({ skip }) => {
    const disk = mountOrSkip('size=3m', skip)
    const dataDir = join(disk, 'data')
    const filler = join(disk, 'filler')
    const database = await openDatabase({ dataDir }, silent)
    const outbox = new Outbox(database)
    writeFileSync(filler, Buffer.alloc(2_000_000))
    const acknowledged: string[] = []
    const fill = async () => {
      for (;;) acknowledged.push((await outbox.put(newEnquiry())).id)
    }
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await expect(outbox.put(newEnquiry())).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    expect(acknowledged.length).toBeGreaterThan(10)
    const other = join(disk, 'other')
    mkdirSync(other)
    expect(await refusal(other)).toContain(`DATA_DIR is "${other}", whose disk is full`)

    rmSync(filler)
    acknowledged.push((await outbox.put(newEnquiry())).id)
    await database.close()
    const again = await openDatabase({ dataDir }, silent)
    const stored = new Set<string>()
    for await (const { id } of new Outbox(again).all()) stored.add(id)
    await again.close()
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })
})
