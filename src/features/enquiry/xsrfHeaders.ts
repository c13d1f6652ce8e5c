/** Base of relative addresses, which are always our own origin. */
const anywhere = 'https://relative.invalid'

/** The form of the server's tokens (server/enquiries/xsrf.ts). */
const tokenForm = /^[\da-f-]{36}\.[\w-]{43}$/

/**
 * The header that proves a request to be our own page's: the token that the server left in a cookie, which
 * other sites cannot read. Only for requests that change something, and never to another origin.
 */
export function xsrfHeaders(method: string, url: string): Record<string, string> {
  if (/^(get|head)$/i.test(method) || !isRelative(url)) return {}
  const tokens = readCookies('XSRF-TOKEN')
  // Another site of the same domain may have set a cookie of the same name.
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
