import { chmodSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/StartError.ts'
import type { Database } from '#server/store/Database.ts'
import { makeFolder } from '#server/store/folders.ts'
import { migrate } from '#server/store/migrate.ts'
import { type Connection, connect } from './connection.ts'
import { createFile, removeDrafts } from './createFile.ts'
import { explainDamage, explainLostFile, explainSqlite } from './explainSqlite.ts'
import { SqliteDatabase } from './SqliteDatabase.ts'

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
