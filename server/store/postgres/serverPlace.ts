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
