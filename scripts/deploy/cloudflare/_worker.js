const otherNames = OTHER_NAMES

export default {
  fetch(request, env) {
    const { hostname, pathname, search } = new URL(request.url)
    // The form works only at the site's own name.
    if (otherNames.includes(hostname)) return Response.redirect('SITE_ORIGIN' + pathname + search, 308)
    if (pathname !== '/send_mail.php') return env.ASSETS.fetch(request)
    const headers = new Headers(request.headers)
    // A single entry, and none of the visitor's: TRUSTED_PROXIES is then one proxy.
    headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '')
    const { method, body } = request
    return fetch('SERVER/send_mail.php', { method, headers, body, duplex: 'half', redirect: 'manual' })
  },
}
