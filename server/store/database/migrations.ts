import { StartError } from '#server/StartError.ts'
import type { Database } from './Database.ts'

/** A released step is never edited; a change is a new one. Both databases run them. Times are ms since the epoch. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE enquiry (
      id TEXT PRIMARY KEY,
      key_hash TEXT NOT NULL UNIQUE,
      fingerprint TEXT,
      reference TEXT NOT NULL UNIQUE,
      created_at BIGINT NOT NULL,
      language TEXT NOT NULL,
      texts TEXT,
      captcha TEXT NOT NULL CHECK (captcha IN ('passed', 'unverified')),
      digest INTEGER NOT NULL CHECK (digest IN (0, 1)),
      state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'dead')),
      attempts INTEGER NOT NULL,
      next_at BIGINT NOT NULL,
      lease_until BIGINT,
      owner TEXT,
      last_error TEXT,
      sent_at BIGINT
    )`,
    `CREATE INDEX enquiry_due ON enquiry (next_at, id) WHERE state IN ('queued', 'sending')`,
    `CREATE INDEX enquiry_age ON enquiry (created_at, id)`,
    `CREATE TABLE rate_log (key TEXT PRIMARY KEY, attempts TEXT NOT NULL, expires_at BIGINT NOT NULL)`,
    `CREATE INDEX rate_log_expiry ON rate_log (expires_at)`,
    `CREATE TABLE kept_value (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  [`ALTER TABLE enquiry ADD COLUMN digest_id TEXT`],
  [`ALTER TABLE kept_value RENAME TO key_value`],
  [
    `ALTER TABLE enquiry ADD COLUMN ways_done TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE enquiry ADD COLUMN is_probe INTEGER NOT NULL DEFAULT 0`,
  ],
]

/** Servers that start at the same time wait for each other. @throws StartError where the tables are newer */
export async function migrate(database: Database, storeName: string): Promise<void> {
  const { lockTables, now } = database.dialect
  await database.transaction(async (transaction) => {
    if (lockTables !== null) await transaction.query(lockTables)
    await transaction.query(
      'CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)',
    )
    const [row] = await transaction.query<{ version: number | null }>(
      'SELECT MAX(version) AS version FROM migration',
    )
    let version = row?.version ?? 0
    if (version > migrations.length) {
      throw new StartError(
        `${storeName} was changed by a newer version of this program (its tables have version ${version}, this program knows ${migrations.length}): start the newer version, or restore a backup from before it`,
      )
    }
    for (const statements of migrations.slice(version)) {
      for (const statement of statements) await transaction.query(statement)
      version += 1
      await transaction.query(`INSERT INTO migration (version, applied_at) VALUES ($1, ${now})`, [version])
    }
  })
}
