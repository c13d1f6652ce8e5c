import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { pathLanguage } from '#i18n/languagePaths.ts'
import { caching, errorResponse, redirectResponse } from './headers.ts'
import { requestErrorResponse } from './requestErrorResponse.ts'
import type { Representation, StaticFile, StaticFiles } from './staticFiles.ts'

/** Answers every path that is no endpoint. @param cookieFor gives the cookie that the form's page sets, if any */
export function serveStatic(files: StaticFiles, cookieFor: (headers: Headers) => string | undefined) {
  return ({ req }: Context): Response => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return errorResponse(405, { allow: 'GET, HEAD' })

    const url = URL.parse(req.url)
    const path = url && decodePath(url.pathname)
    if (url === null || path === null) return requestErrorResponse(files.requestErrorPage, 400)

    const page = findPage(files, path)
    if (page !== null && page !== url.pathname) return redirectResponse(page + url.search)

    const { headers } = req.raw
    const file = files.byPath.get(path)
    if (file) return fileResponse(file, headers, file.hasForm ? cookieFor(headers) : undefined)

    // The page's own script reads the language from the path as it was sent, so the server does the same.
    const notFound = files.notFound.get(pathLanguage(url.pathname))
    return notFound ? notFoundResponse(notFound, headers) : errorResponse(404)
  }
}

function decodePath(path: string): string | null {
  try {
    // An encoded slash stays encoded: decoded, it would give a page a second address.
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'))
  } catch {
    return null
  }
}

/** The address comes from the files and never from the request: `//evil.example/` must not redirect elsewhere. */
function findPage({ byPath }: StaticFiles, path: string) {
  const canonical = path.toLowerCase().replaceAll(/(?<=[^/])\/+/g, '/')
  const spellings = [path, canonical, canonical.replace(/(?<=[^/])\/$/, '')]
  const page = spellings.find((spelling) => byPath.get(spelling)?.isPage)
  return page === undefined ? null : encodeURI(page)
}

function fileResponse(file: StaticFile, request: Headers, cookie: string | undefined) {
  const { body, etag, headers } = chooseRepresentation(file, request)
  const ownHeaders = cookie === undefined ? headers : { ...headers, 'set-cookie': cookie }
  if (!matches(request.get('if-none-match') ?? '', etag)) return new Response(body, { headers: ownHeaders })
  const { 'content-type': _1, 'content-length': _2, 'content-encoding': _3, ...others } = ownHeaders
  return new Response(null, { status: 304, headers: others })
}

/** Without an ETag: a 404 is never "not modified". */
function notFoundResponse(file: StaticFile, request: Headers) {
  const { body, headers } = chooseRepresentation(file, request)
  const { etag: _etag, ...others } = headers
  return new Response(body, { status: 404, headers: { ...others, 'cache-control': caching.other } })
}

/** RFC 9110 asks for a weak comparison here: a proxy that compresses may have put `W/` before our ETag. */
function matches(ifNoneMatch: string, etag: string) {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim())
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}

/** A client that refuses all gets the plain file: RFC 9110 (12.1) allows it, and a page helps more than a 406. */
function chooseRepresentation({ plain, variants }: StaticFile, request: Headers): Representation {
  const accepted = parseAccept(request.get('accept-encoding') ?? '')
  const weights = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = ({ coding }: Representation) => weights.get(coding) ?? weights.get('*') ?? 0
  const best = [...variants, plain].reduce((first, next) => (weightOf(next) > weightOf(first) ? next : first))
  return weightOf(best) > 0 ? best : plain
}
