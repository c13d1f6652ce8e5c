// `makeStaticHost` writes `const places = …` before this code.
/* global places */
const { server, siteOrigin, otherNames } = places

export default {
  fetch(request, env) {
    const { hostname, pathname, search } = new URL(request.url)
    // The form works only at the site's own name.
    if (otherNames.includes(hostname)) return Response.redirect(siteOrigin + pathname + search, 308)
    if (pathname !== '/send_mail.php') return env.ASSETS.fetch(request)
    const headers = new Headers(request.headers)
    // A single entry, and none of the visitor's: TRUSTED_PROXIES is then one proxy.
    headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '')
    const { method, body } = request
    return fetch(`${server}/send_mail.php`, { method, headers, body, duplex: 'half', redirect: 'manual' })
  },
}
