/**
 * The mistake in the user or password of an address, or null. A character that ends them early, such as the # in
 * `smtps://website:2026#Secret@mail…`, turns the user into the host and the password into the port. Other programs, such
 * as pg_dump, end them at the first @.
 */
export function wrongCredentials(address: string): string | null {
  if (address.includes('#')) return 'has a # that is not percent-encoded: write # as %23'
  const [, credentials = ''] = /^[^/]*\/\/(.*)@/s.exec(address) ?? []
  const [, sign] = /([/?])/.exec(credentials) ?? []
  if (sign !== undefined) {
    const code = encodeURIComponent(sign)
    return `has a ${sign} before an @, which would make it another host: write ${sign} in a password as ${code}, and @ after the host as %40`
  }
  const password = credentials.slice(credentials.indexOf(':') + 1)
  const hasPassword = credentials.includes(':')
  return hasPassword && password.includes('@') ? 'has an @ in its password: write @ as %40' : null
}
