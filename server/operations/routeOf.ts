/** Endpoints by their path; everything else is a page or an asset. */
const endpoints: ReadonlyMap<string, string> = new Map([
  ['/send_mail.php', 'call'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
])

/** Of which kind a request's path is. The path itself is the visitor's: anything may stand in it. */
export function routeOf(path: string): string {
  return endpoints.get(path) ?? (/\.[^/]*$/.test(path) ? 'asset' : 'page')
}
