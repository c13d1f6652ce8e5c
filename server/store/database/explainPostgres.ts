import { StartError } from '#server/StartError.ts'
import { StoreError } from './Database.ts'

/** Codes of the system and of PostgreSQL that may mean that the database is still starting. */
const transientCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P03',
])

const advice: Partial<Record<string, string>> = {
  '25006': 'it takes no writes: name the primary server, not a replica',
  '28000': 'the server lets this user in from elsewhere or not at all: correct the address or pg_hba.conf',
  '28P01': 'correct user and password in the address',
  '3D000': 'create the database, or correct its name in the address',
  '42501': 'make the user the owner of the database, so that it may make tables',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'name the file of its certificate as sslrootcert in the address',
  SELF_SIGNED_CERT_IN_CHAIN: 'name the file of its authority’s certificate as sslrootcert in the address',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'name the file of its authority’s certificate as sslrootcert in the address',
}

/**
 * Reads server and database from an address, without user and password.
 * @throws StartError for a wrong address. The message does not repeat it, as it may contain a password.
 */
export function readDatabaseName(databaseUrl: string): string {
  const name = databaseName(databaseUrl)
  if (name !== null) return name
  throw new StartError(
    'DATABASE_URL is not an address of PostgreSQL: only postgres://USER:PASSWORD@HOST:PORT/DATABASE is allowed',
  )
}

/** Whether the error may go away without help, as while a database starts. */
export function isTransient(error: unknown): boolean {
  // The driver's own errors for timeouts and broken connections have no code.
  return (
    error instanceof StoreError &&
    (transientCodes.has(error.code) || /timeout|terminated/i.test(error.message))
  )
}

/** Why PostgreSQL cannot be used, as one sentence for the operator. */
export function explainPostgres(error: unknown, name: string): string {
  if (!(error instanceof StoreError)) throw error
  const { code } = error
  const reason = error.message || code
  const step = advice[code] ?? 'start that server, or correct the address'
  return `DATABASE_URL names ${name}, which cannot be used (${reason}): ${step}`
}

/**
 * Server and database of an address, without user and password: `host:5432/database`, or the folder of a unix socket
 * in place of the host. Null if the driver would not accept the address.
 */
export function databaseName(databaseUrl: string): string | null {
  // The address of a unix socket may have a user but no host, which URL does not accept.
  const url = URL.parse(databaseUrl.replace('@/', '@localhost/'))
  if (url === null || !/^postgres(?:ql)?:\/\//.test(databaseUrl)) return null
  const host = url.searchParams.get('host') ?? (url.host || 'localhost')
  return `${host.replaceAll(/%2f/gi, '/')}${url.pathname}`
}
