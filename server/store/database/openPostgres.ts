import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/StartError.ts'
import { StoreError } from '#server/StoreError.ts'
import { checkWritable, closeOrLog, type Database } from './Database.ts'
import { migrate } from './migrations.ts'
import { PostgresDatabase } from './PostgresDatabase.ts'
import { readPostgresUrl } from '#server/settings/postgresUrl.ts'

/** How long to wait for a database that may still be starting, in ms. */
const startTimeoutMs = 5000
const retryIntervalMs = 250

const requestTimeoutMs = 10_000
/** A migration may change a long table, and other servers wait for it. */
const migrationTimeoutMs = 600_000

/** Opens the PostgreSQL at the address. @throws StartError */
export async function openPostgres(databaseUrl: string, log: Log): Promise<Database> {
  const name = readPostgresUrl(databaseUrl)
  const started = performance.now()
  for (;;) {
    try {
      await prepareStore(databaseUrl, name, log)
      return new PostgresDatabase(databaseUrl, requestTimeoutMs, log)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      if (adviceFor(error) || performance.now() - started > startTimeoutMs) {
        throw new StartError(explain(error, name))
      }
      await sleep(retryIntervalMs)
    }
  }
}

async function prepareStore(databaseUrl: string, name: string, log: Log) {
  const database = new PostgresDatabase(databaseUrl, migrationTimeoutMs, log)
  try {
    await migrate(database, `The store at ${name}`)
    await checkWritable(database)
  } finally {
    await closeOrLog(database, log)
  }
}

const nameAuthority = 'name the file of its authority’s certificate as sslrootcert in the address'
/** Any other error may mean that the database is still starting: a container's name is not known before it runs. */
const advice: Partial<Record<string, string>> = {
  '25006': 'it takes no writes: name the primary server, not a replica',
  '28000': 'the server lets this user in from elsewhere or not at all: correct the address or pg_hba.conf',
  '28P01': 'correct user and password in the address',
  '3D000': 'create the database, or correct its name in the address',
  '42501': 'make the user the owner of the database, so that it may make tables',
  'The server does not support SSL connections':
    'let it accept TLS; take sslmode out of the address on a private network alone',
  ERR_TLS_CERT_ALTNAME_INVALID: 'write the host in the address as it is on its certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'name the file of its certificate as sslrootcert in the address',
  SELF_SIGNED_CERT_IN_CHAIN: nameAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: nameAuthority,
}

function adviceFor({ code, message }: StoreError) {
  return advice[code] ?? advice[message]
}

function explain(error: StoreError, name: string) {
  const step = adviceFor(error) ?? 'start that server, or correct the address'
  return `DATABASE_URL names ${name}, which cannot be used (${error.message || error.code}): ${step}`
}
