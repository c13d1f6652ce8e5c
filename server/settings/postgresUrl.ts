import { readFileSync } from 'node:fs'
import { errorCode } from '#server/errors.ts'
import { StartError } from '#server/StartError.ts'
import { wrongCredentials } from './wrongCredentials.ts'

/** The driver reads any other mode, such as require, as verify-full, and warns that its next version will not. */
const sslModes = ['verify-full', 'no-verify', 'disable']

/** Gives `host:5432/database`, with no user. @throws StartError without the value, which may have a password */
export function readPostgresUrl(value: string): string {
  const mistake = wrongCredentials(value)
  if (mistake !== null) throw wrong(mistake)
  // The address of a unix socket may have a user but no host, which URL does not accept.
  const url = URL.parse(value.replace('@/', '@localhost/'))
  if (url === null || !/^postgres(?:ql)?:\/\//.test(value)) {
    throw wrong('is not an address of PostgreSQL')
  }
  // If there is a space, the driver does not decode the other characters, and sends a wrong password.
  if (value.slice(0, value.lastIndexOf('@') + 1).includes(' '))
    throw wrong('has a space before an @: write a space as %20')
  if (!isDecodable(url)) throw wrong('has a % that encodes nothing: write % as %25')
  const parameters = url.searchParams
  const mode = parameters.get('sslmode')
  if (mode !== null && !sslModes.includes(mode)) {
    throw new StartError(
      `DATABASE_URL has sslmode=${mode}, but only verify-full (checks certificate and host), no-verify (encrypts, checks nothing) or disable (encrypts nothing, for a private network) is allowed`,
    )
  }
  checkCertificateFiles(parameters)
  const host = parameters.get('host') ?? (url.host || 'localhost')
  return host.replaceAll(/%2f/gi, '/') + url.pathname
}

function wrong(reason: string) {
  return new StartError(
    `DATABASE_URL ${reason}. Write it as postgres://user:password@host:5432/database or postgres:///database?host=/var/run/postgresql, with special characters of the password percent-encoded`,
  )
}

function isDecodable({ username, password }: URL) {
  try {
    return decodeURIComponent(username + password) !== null
  } catch {
    return false
  }
}

/** The driver reads these files when it connects. A missing file would look like a database that is still starting. */
function checkCertificateFiles(parameters: URLSearchParams) {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = parameters.get(name)
    try {
      if (file) readFileSync(file)
    } catch (error) {
      throw new StartError(
        `DATABASE_URL names "${file}" as ${name}, which cannot be read (${errorCode(error)}): correct its path, or let this user read the file`,
      )
    }
  }
}
