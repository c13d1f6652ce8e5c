import { randomUUID } from 'node:crypto'
import { chmodSync, closeSync, existsSync, linkSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Log } from '#server/log.ts'
import { errorCode } from '#server/errors.ts'
import { StartError } from '#server/StartError.ts'
import { makeFolder, syncFolder } from '#server/store/folders.ts'
import { StoreError } from '#server/StoreError.ts'
import { checkWritable, closeOrLog, type Database } from './Database.ts'
import { migrate } from './migrations.ts'
import { SqliteDatabase } from './SqliteDatabase.ts'

export const storeFile = 'enquiries.sqlite'

/** It never replaces a damaged file. @throws StartError */
export async function openSqlite(dataDir: string, log: Log): Promise<Database> {
  const path = join(dataDir, storeFile)
  let database: Database | undefined
  try {
    await prepareFile(dataDir, path)
    restrictPermissions(path)
    database = new SqliteDatabase(path)
    await checkPages(database, path)
    await migrate(database, `The store ${path}`)
    await checkWritable(database)
    return database
  } catch (error) {
    if (database) await closeOrLog(database, log)
    throw error instanceof StartError ? error : new StartError(explainSqliteError(error, dataDir))
  }
}

async function prepareFile(dataDir: string, path: string) {
  await makeFolder(dataDir)
  // This comes first: another process that is starting creates the file before its log.
  const hasLog = existsSync(`${path}-wal`)
  const file = statSync(path, { throwIfNoEntry: false })
  if (file?.size === 0) throw new StartError(explainDamage(path, 'it is empty'))
  if (!file && hasLog) {
    throw new StartError(
      `The store ${path} is missing, but its log ${path}-wal is there and may hold enquiries: put the file back, or move the log away to start with an empty store`,
    )
  }
  if (!file) await createFile(path)
  // An earlier start may have ended before this, and a power failure would then remove the file.
  await syncFolder(dataDir)
  // Another process that is starting no longer needs its draft, since the database file exists by now.
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(`${basename(path)}.new-`)) rmSync(join(dataDir, name), { force: true })
  }
}

async function checkPages(database: Database, path: string) {
  const [result] = await database.query<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (result?.quick_check !== 'ok') {
    throw new StartError(explainDamage(path, result?.quick_check ?? 'it cannot be read'))
  }
}

/** SQLite gives its files these permissions. A restored backup may have others. */
function restrictPermissions(path: string) {
  chmodSync(path, 0o600)
  for (const file of [`${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, 0o600)
    } catch (error) {
      // The file may be missing, or another process has just removed it.
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
}

/**
 * The file gets its name when it is complete, so a file of 0 bytes is always damaged. If several processes start, one
 * creates the file.
 */
export async function createFile(path: string): Promise<void> {
  const temporary = `${path}.new-${randomUUID()}`
  try {
    closeSync(openSync(temporary, 'wx', 0o600))
    await new SqliteDatabase(temporary).close()
    linkSync(temporary, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

const fullDisk = ['whose disk is full', 'free some space there'] as const
const diskTroubles: Partial<Record<string, readonly [trouble: string, advice: string]>> = {
  EROFS: ['which is mounted read-only', 'mount it for writing, or name a folder on another disk'],
  EIO: ['whose disk fails', 'check it, or name a folder on another disk'],
  ENOSPC: fullDisk,
  SQLITE_FULL: fullDisk,
  // SQLite's code for a disk with only some KB left, too.
  SQLITE_IOERR: [
    'whose disk is full or fails',
    'free some space there, or name a folder on another local disk',
  ],
}

/** @throws any error that is not the store's */
export function explainSqliteError(error: unknown, dataDir: string): string {
  if (!(error instanceof Error)) throw error
  const { message } = error
  const path = join(dataDir, storeFile)
  const code = errorCode(error)
  if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB') return explainDamage(path, message)
  const [trouble, advice] = diskTroubles[code] ?? []
  if (trouble) return `DATA_DIR is "${dataDir}", ${trouble} (${message}): ${advice}${adviceToCopy(path)}`
  if (code === 'SQLITE_BUSY') {
    return `The store ${path} is held by another program: end it, such as a shell or a backup that has it open`
  }
  // Any other code of the system is about the path or its rights.
  if (/^(?:E[A-Z]+|SQLITE_CANTOPEN|SQLITE_READONLY)$/.test(code)) {
    return `DATA_DIR is "${dataDir}", but this user cannot write the store there (${message}): give the user rights to the folder and its files, or name a folder on a local disk that it may write`
  }
  if (!(error instanceof StoreError)) throw error
  return `The store ${path} cannot be used (${message}): restore it from a backup, or name another folder as DATA_DIR`
}

/** Explains how to read the enquiries on a disk that cannot be written: opening a store writes to the disk. */
function adviceToCopy(path: string) {
  if (!existsSync(path)) return ''
  return `. To read its enquiries meanwhile, copy ${path}* to another folder, and name that as DATA_DIR for npm run enquiries`
}

function explainDamage(path: string, finding: string) {
  return `The store ${path} is damaged (${finding}) and was left as it is: restore it from a backup, or move it away with its -wal and -shm files to start with an empty one`
}
