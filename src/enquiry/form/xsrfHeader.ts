/** The form of the server's tokens (server/enquiries/xsrf.ts). */
const tokenForm = /^[\da-f-]{36}\.[\w-]{43}$/

/** Returns the header that proves that our own page sends the request: other sites cannot read the cookie's token. */
export function xsrfHeader(): Record<string, string> {
  const cookies = document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
  const tokens = cookies.flatMap(([name, value]) => (name === 'XSRF-TOKEN' && value ? [value] : []))
  // Another site of the same domain may have set a cookie with this name.
  const token = tokens.find((each) => tokenForm.test(each)) ?? tokens[0]
  return token === undefined ? {} : { 'X-XSRF-TOKEN': token }
}
