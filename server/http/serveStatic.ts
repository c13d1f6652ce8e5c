import type { Context } from 'hono'
import { pathLanguage } from '#i18n/languagePaths.ts'
import { redirect, errorResponse } from './responses.ts'
import { fileResponse, notFoundResponse } from './fileResponse.ts'
import type { StaticFiles } from './staticFiles.ts'

/**
 * Answers every address that is no endpoint: a page, a file, a redirect to the page, or the 404 page.
 * @param cookieFor the cookie that the form's page is to bring to who asks with these headers, if any.
 */
export function serveStatic(files: StaticFiles, cookieFor: (headers: Headers) => string | undefined) {
  return ({ req }: Context): Response => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return errorResponse(405, { allow: 'GET, HEAD' })

    const { path, query } = requestTarget(req.url)
    const decoded = decodePath(path)
    if (decoded === null) return errorResponse(400)

    const page = findPage(files, decoded)
    if (page !== null && page !== path) return redirect(page + query)

    const requestHeaders = {
      acceptEncoding: req.header('accept-encoding'),
      ifNoneMatch: req.header('if-none-match'),
    }
    const file = files.byPath.get(decoded)
    if (file) return fileResponse(file, requestHeaders, file.hasForm ? cookieFor(req.raw.headers) : undefined)

    // The path as sent, which is what the page's own script will read the language from.
    const notFound = files.notFound.get(pathLanguage(path))
    return notFound ? notFoundResponse(notFound, requestHeaders) : errorResponse(404)
  }
}

/**
 * The one address of the page that a path means, one slash at its end forgiven. It is taken from the
 * files, never from the request, so that `//evil.example/` cannot lead elsewhere.
 */
function findPage({ byPath }: StaticFiles, path: string) {
  const spellings = [path, path.replace(/(?<=[^/])\/$/, '')]
  const page = spellings.find((spelling) => byPath.get(spelling)?.page)
  return page === undefined ? null : encodeURI(page)
}

const targetPattern = /^[a-z]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i

/**
 * Path and query of an absolute URL exactly as they were sent, still percent-encoded. `new URL()` would
 * throw at some Host headers, and an error there would be a 500.
 */
function requestTarget(url: string): { path: string; query: string } {
  const [, path, query = ''] = targetPattern.exec(url) ?? []
  return { path: path || '/', query }
}

/** The path that percent-encoding stands for, or null where it is malformed. */
function decodePath(path: string): string | null {
  try {
    // An encoded slash is part of a name: decoded, it would make a second address for a page.
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'))
  } catch {
    return null
  }
}
