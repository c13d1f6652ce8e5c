import { chmodSync, existsSync, statSync, closeSync, linkSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join, basename, dirname } from 'node:path'
import { StartError } from '#server/StartError.ts'
import type { Database } from './Database.ts'
import { makeFolder, syncFolder } from '#server/store/folders.ts'
import { migrate } from './migrations.ts'
import { type Connection, connect } from './sqliteConnection.ts'
import { explainDamage, explainLostFile, explainSqlite } from './explainSqlite.ts'
import { SqliteDatabase } from './SqliteDatabase.ts'
import { randomUUID } from 'node:crypto'

/**
 * Opens `enquiries.sqlite` in the folder, and makes both where they are missing. A damaged file is never
 * made anew.
 * @throws StartError
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  const path = join(dataDir, 'enquiries.sqlite')
  let connection: Connection | undefined
  try {
    await prepareFile(dataDir, path)
    keepPrivate(path)
    connection = connect(path)
    const database = new SqliteDatabase(connection)
    await checkPages(database, path)
    await migrate(database, `The store ${path}`)
    await database.checkWritable()
    return database
  } catch (error) {
    connection?.close()
    throw error instanceof StartError ? error : new StartError(explainSqlite(error, dataDir, path))
  }
}

async function prepareFile(dataDir: string, path: string) {
  await makeFolder(dataDir)
  // Asked first: a process that starts beside this one makes the file before its log.
  const hasLog = existsSync(`${path}-wal`)
  if (!existsSync(path)) {
    if (hasLog) throw new StartError(explainLostFile(path))
    await createFile(path)
  } else if (statSync(path).size === 0) {
    throw new StartError(explainDamage(path, 'it is empty'))
  }
  removeDrafts(path)
}

/** Reads every page of the file. */
async function checkPages(database: Database, path: string) {
  const [result] = await database.query<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (result?.quick_check !== 'ok') {
    throw new StartError(explainDamage(path, result?.quick_check ?? 'it cannot be read'))
  }
}

/** What SQLite makes beside the file gets its rights; a restored backup may bring others. */
function keepPrivate(path: string) {
  chmodSync(path, 0o600)
  for (const file of [`${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, 0o600)
    } catch (error) {
      // None is there, or the last process that used it has just removed it.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
}

/**
 * Makes the database file where there is none. It appears under its name only once it is a whole, empty
 * database: a file of no bytes is then always damage, never a start that was cut short. Of several
 * processes that do this together, one wins.
 */
export async function createFile(path: string): Promise<void> {
  const draft = `${path}.new-${randomUUID()}`
  try {
    closeSync(openSync(draft, 'wx', 0o600))
    connect(draft).close()
    linkSync(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

/**
 * Removes what createFile leaves, also where it was cut short: a draft may be a second name of the file.
 * Whoever loses a draft to this finds the file made.
 */
function removeDrafts(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(`${basename(path)}.new-`)) rmSync(join(dirname(path), name), { force: true })
  }
}
