/** Any origin will do: only relative addresses take it over. */
const anywhere = 'https://relative.invalid'

/**
 * The header that proves a request to be our own page's: the token that the server left in a cookie, which
 * other sites cannot read. Only for requests that change something, and never to another origin.
 */
export function xsrfHeaders(method: string, url: string): Record<string, string> {
  if (/^(get|head)$/i.test(method) || !isRelative(url)) return {}
  const token = readCookie('XSRF-TOKEN')
  return token === undefined ? {} : { 'X-XSRF-TOKEN': token }
}

function isRelative(url: string): boolean {
  return URL.canParse(url, anywhere) && new URL(url, anywhere).origin === anywhere
}

function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
  const value = pairs.find(([key]) => key === name)?.[1]
  return value === undefined ? undefined : decodeURIComponent(value)
}
