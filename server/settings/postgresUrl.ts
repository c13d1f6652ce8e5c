import { Client } from 'pg'
import { StartError } from '#server/StartError.ts'
import { wrongCredentials } from './wrongCredentials.ts'

/** Gives `host:5432/database`, with no user. @throws StartError without the value, which may have a password */
export function readPostgresUrl(value: string): string {
  if (!/^postgres(?:ql)?:\/\//.test(value)) throw wrong('is not an address of PostgreSQL')
  const mistake = wrongCredentials(value)
  if (mistake !== null) throw wrong(mistake)
  try {
    // The driver reads the files of certificates, too. Missing files would look like a database that is still starting.
    const { host, port, database } = new Client({ connectionString: value })
    return `${host}:${port}/${database}`
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The messages of URL and of file errors do not repeat the address.
    throw wrong(`cannot be read (${error.message})`)
  }
}

function wrong(reason: string) {
  return new StartError(
    `DATABASE_URL ${reason}. Write it as postgres://user:password@host:5432/database or postgres:///database?host=/var/run/postgresql, with special characters of the password percent-encoded`,
  )
}
