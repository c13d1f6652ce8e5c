import { chmodSync, existsSync, statSync, closeSync, linkSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join, basename, dirname } from 'node:path'
import { errorCode } from '#server/personalData.ts'
import { StartError } from '#server/StartError.ts'
import type { Database } from './Database.ts'
import { makeFolder, syncFolder } from '#server/store/folders.ts'
import { migrate } from './migrations.ts'
import { type Connection, connect } from './sqliteConnection.ts'
import { explainDamage, explainLostFile, explainSqlite } from './explainSqlite.ts'
import { SqliteDatabase } from './SqliteDatabase.ts'
import { randomUUID } from 'node:crypto'

/**
 * Opens `enquiries.sqlite` in the folder, and creates both if they are missing. A damaged file is never replaced.
 * @throws StartError
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  const path = join(dataDir, 'enquiries.sqlite')
  let connection: Connection | undefined
  try {
    await prepareFile(dataDir, path)
    restrictPermissions(path)
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
  // This comes first: another process that is starting creates the file before its log.
  const hasLog = existsSync(`${path}-wal`)
  if (!existsSync(path)) {
    if (hasLog) throw new StartError(explainLostFile(path))
    await createFile(path)
  } else if (statSync(path).size === 0) {
    throw new StartError(explainDamage(path, 'it is empty'))
  }
  removeTemporaryFiles(path)
}

/** Reads every page of the file, to find damage. */
async function checkPages(database: Database, path: string) {
  const [result] = await database.query<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (result?.quick_check !== 'ok') {
    throw new StartError(explainDamage(path, result?.quick_check ?? 'it cannot be read'))
  }
}

/** Lets only this user read the files. SQLite's own files have the same permissions; a restored backup may not. */
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
 * Creates the database file. It gets its name only when it is a complete, empty database, so a file of 0 bytes is
 * always damaged and never an interrupted start. If several processes do this at once, one of them wins.
 */
export async function createFile(path: string): Promise<void> {
  const temporary = `${path}.new-${randomUUID()}`
  try {
    closeSync(openSync(temporary, 'wx', 0o600))
    connect(temporary).close()
    linkSync(temporary, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

/**
 * Removes the temporary files that `createFile` leaves. If another process loses its temporary file this way, the
 * database file exists already.
 */
function removeTemporaryFiles(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(`${basename(path)}.new-`)) rmSync(join(dirname(path), name), { force: true })
  }
}
