import { hasStore } from '#server/cli/openStore.ts'
import { createLog } from '#server/log.ts'
import type { Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { checkWritable, type Database, StoreError } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { findingsAbout, type Finding, type ClockOffset } from './Finding.ts'

const { ok, warn, fail } = findingsAbout('database')

/** Checks that the store opens, has its tables and can be written, and that it has no dead enquiries. */
export async function checkDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<{ findings: Finding[]; clock?: ClockOffset }> {
  // Opening a store that is missing would create it, with this user as the owner in place of the server's.
  if (settings.databaseUrl === undefined && !hasStore(settings.dataDir)) {
    return {
      findings: [warn(`no store in "${settings.dataDir}" yet: the server makes it at its first start`)],
    }
  }
  let database: Database | undefined
  try {
    database = await openDatabase(settings, createLog({ logLevel: 'silent' }))
    await checkWritable(database)
    return await examine(database)
  } catch (error) {
    if (error instanceof StartError) return { findings: [fail(error.message)] }
    if (error instanceof StoreError)
      return { findings: [fail(`${error.message}: see the database's own log`)] }
    throw error
  } finally {
    await database?.close()
  }
}

async function examine(database: Database) {
  const [row] = await database.query<{ version: number }>('SELECT MAX(version) AS version FROM migration')
  const { name } = database.dialect
  const findings = [ok(`${name} opens, its tables have version ${row?.version}, it can be written`)]
  const states = await new Outbox(database).depth()
  const dead = states.find(({ state }) => state === 'dead')?.count ?? 0
  if (dead > 0) {
    findings.push(
      warn(
        `${dead} of the enquiries reached nobody: npm run enquiries -- list --state dead, then show and retry`,
      ),
    )
  }
  // SQLite uses this machine's clock, so there is nothing to compare.
  return name === 'SQLite' ? { findings } : { findings, clock: await readClock(database) }
}

async function readClock(database: Database): Promise<ClockOffset> {
  const asked = Date.now()
  const [row] = await database.query<{ now: number }>(`SELECT ${database.dialect.clock} AS now`)
  return { name: 'the database', aheadMs: (row?.now ?? asked) - (asked + Date.now()) / 2 }
}
