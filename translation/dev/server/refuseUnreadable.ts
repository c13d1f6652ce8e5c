import type { ViteDevServer } from 'vite'

/** Refuses addresses that cannot be read, such as `//` and `/%`: an error in an asynchronous answer ends the server. */
export function refuseUnreadable({ middlewares }: ViteDevServer): void {
  middlewares.use(({ url = '/' }, response, next) => {
    if (isReadable(url)) return next()
    response.statusCode = 400
    response.end('this address cannot be read')
  })
}

function isReadable(url: string) {
  const address = URL.parse(url, 'http://localhost')
  if (!address) return false
  try {
    decodeURIComponent(address.pathname)
    return true
  } catch {
    return false
  }
}
