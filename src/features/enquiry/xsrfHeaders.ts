/** Any origin will do: only relative addresses take it over. */
const anywhere = 'https://relative.invalid'

/** What the server's tokens look like (server/enquiries/xsrf.ts). */
const tokenForm = /^[\da-f-]{36}\.[\w-]{43}$/

/**
 * The header that proves a request to be our own page's: the token that the server left in a cookie, which
 * other sites cannot read. Only for requests that change something, and never to another origin.
 */
export function xsrfHeaders(method: string, url: string): Record<string, string> {
  if (/^(get|head)$/i.test(method) || !isRelative(url)) return {}
  const tokens = readCookies('XSRF-TOKEN')
  // Another site of the same domain may have left one of its own by that name.
  const token = tokens.find((each) => tokenForm.test(each)) ?? tokens[0]
  return token === undefined ? {} : { 'X-XSRF-TOKEN': token }
}

function isRelative(url: string): boolean {
  return URL.canParse(url, anywhere) && new URL(url, anywhere).origin === anywhere
}

function readCookies(name: string): string[] {
  const pairs = document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
  return pairs.flatMap(([key, value]) => (key === name && value !== undefined ? [decode(value)] : []))
}

function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
