import type { Context } from 'hono'
import { pathLanguage } from '#i18n/languagePaths.ts'
import { redirect, errorResponse } from './responses.ts'
import { fileResponse, notFoundResponse } from './fileResponse.ts'
import type { StaticFiles } from './staticFiles.ts'

/**
 * Answers every path that is no endpoint: with a page, a file, a redirect to the page, or the 404 page.
 * @param cookieFor gives the cookie that the form's page sets for a request with these headers, if any.
 */
export function serveStatic(files: StaticFiles, cookieFor: (headers: Headers) => string | undefined) {
  return ({ req }: Context): Response => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return errorResponse(405, { allow: 'GET, HEAD' })

    const { path, query } = requestTarget(req.url)
    const decoded = decodePath(path)
    if (decoded === null) return errorResponse(400)

    const page = findPage(files, decoded)
    if (page !== null && page !== path) return redirect(page + query)

    const { headers } = req.raw
    const file = files.byPath.get(decoded)
    if (file) return fileResponse(file, headers, file.hasForm ? cookieFor(headers) : undefined)

    // The page's own script reads the language from the path as it was sent, so the server does the same.
    const notFound = files.notFound.get(pathLanguage(path))
    return notFound ? notFoundResponse(notFound, headers) : errorResponse(404)
  }
}

/**
 * The address of the page that a path names, with or without a slash at its end. The address comes from the
 * files and never from the request, so that `//evil.example/` cannot redirect to another host.
 */
function findPage({ byPath }: StaticFiles, path: string) {
  const spellings = [path, path.replace(/(?<=[^/])\/$/, '')]
  const page = spellings.find((spelling) => byPath.get(spelling)?.isPage)
  return page === undefined ? null : encodeURI(page)
}

const targetPattern = /^[a-z]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i

/**
 * Path and query of an absolute URL exactly as they were sent, still percent-encoded. `new URL()` would throw
 * for some Host headers, and the visitor would get a 500.
 */
function requestTarget(url: string): { path: string; query: string } {
  const [, path, query = ''] = targetPattern.exec(url) ?? []
  return { path: path || '/', query }
}

/** The decoded path, or null if its percent-encoding is malformed. */
function decodePath(path: string): string | null {
  try {
    // An encoded slash stays encoded: decoded, it would give a page a second address.
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'))
  } catch {
    return null
  }
}
