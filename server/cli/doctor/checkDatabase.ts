import { minute } from '#server/durations.ts'
import { commandLog, hasStore } from '#server/cli/openStore.ts'
import type { Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { StoreError } from '#server/StoreError.ts'
import { closeOrLog, type Database } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { explainSqliteError } from '#server/store/database/openSqlite.ts'
import { lateMs, Outbox } from '#server/store/Outbox.ts'
import { compareClock, resultsAbout, type CheckResult } from './CheckResult.ts'

const { ok, warn, fail } = resultsAbout('database')

/** Opening the store migrates it and writes to it. */
export async function checkDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<CheckResult[]> {
  // Opening a store that is missing would create it, with this user as the owner in place of the server's.
  if (!hasStore(settings)) {
    return [warn(`no store in "${settings.dataDir}" yet: the server makes it at its first start`)]
  }
  let database: Database | undefined
  try {
    database = await openDatabase(settings, commandLog)
    return await inspectStore(database)
  } catch (error) {
    if (error instanceof StartError) return [fail(error.message)]
    if (!(error instanceof StoreError)) throw error
    if (settings.databaseUrl === undefined) return [fail(explainSqliteError(error, settings.dataDir))]
    return [fail(`${error.message}: see the database's own log`)]
  } finally {
    if (database) await closeOrLog(database, commandLog)
  }
}

async function inspectStore(database: Database) {
  const { name, now } = database.dialect
  const asked = Date.now()
  const [row] = await database.query<{ version: number; now: number }>(
    `SELECT MAX(version) AS version, ${now} AS now FROM migration`,
  )
  const aheadMs = (row?.now ?? asked) - (asked + Date.now()) / 2
  const results: CheckResult[] = [
    ok(`${name} opens, its tables have version ${row?.version}, it can be written`),
  ]
  // SQLite has this machine's clock.
  if (name !== 'SQLite') results.push(compareClock('the database', aheadMs))
  const states = await new Outbox(database).depth()
  const waiting = states.filter(({ state }) => state === 'queued' || state === 'sending')
  const oldestMs = Math.max(...waiting.map((each) => each.oldestMs))
  const count = waiting.reduce((sum, each) => sum + each.count, 0)
  const ages = `${count} wait for their mail, the oldest for ${Math.round(oldestMs / minute)} min`
  const advice = 'npm run enquiries -- list --state'
  results.push(oldestMs > lateMs ? fail(`${ages}: see mail below, and ${advice} queued`) : ok(ages))
  const dead = states.find(({ state }) => state === 'dead')?.count ?? 0
  if (dead > 0) results.push(fail(`${dead} reached nobody: ${advice} dead, then show and retry`))
  return results
}
