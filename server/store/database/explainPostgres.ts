import { StartError } from '#server/StartError.ts'
import { StoreError } from './Database.ts'

/** Codes of the system and of PostgreSQL for a server that may be about to come up. */
const passingCodes = new Set([
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
 * The server and database of an address, without user and password.
 * @throws StartError where it is none. The address is not repeated: it may hold a password.
 */
export function checkAddress(databaseUrl: string): string {
  const place = serverPlace(databaseUrl)
  if (place !== null) return place
  throw new StartError(
    'DATABASE_URL is not an address of PostgreSQL: only postgres://USER:PASSWORD@HOST:PORT/DATABASE is allowed',
  )
}

/** Whether the failure may pass by itself while a database starts. */
export function isPassing(error: unknown): boolean {
  // The driver gives its own timeouts and broken connections no code.
  return (
    error instanceof StoreError && (passingCodes.has(error.code) || /timeout|terminated/i.test(error.message))
  )
}

/** Why PostgreSQL cannot be used, as one sentence for the operator. */
export function explainPostgres(error: unknown, place: string): string {
  if (!(error instanceof StoreError)) throw error
  const { code } = error
  const reason = error.message || code
  const step = advice[code] ?? 'start that server, or correct the address'
  return `DATABASE_URL names ${place}, which cannot be used (${reason}): ${step}`
}

/**
 * The server and database that an address names, without user and password: `host:5432/database`, or the folder
 * of a unix socket in place of the host. Null where it is none that the driver takes.
 */
export function serverPlace(databaseUrl: string): string | null {
  // With a unix socket's folder as `host` there may be a user without a host, which URL does not take.
  const url = URL.parse(databaseUrl.replace('@/', '@localhost/'))
  if (url === null || !/^postgres(?:ql)?:\/\//.test(databaseUrl)) return null
  const host = url.searchParams.get('host') ?? (url.host || 'localhost')
  return `${host.replaceAll(/%2f/gi, '/')}${url.pathname}`
}
