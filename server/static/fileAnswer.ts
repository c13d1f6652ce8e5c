import { chooseRepresentation } from './acceptEncoding.ts'
import type { StaticFile } from './staticFile.ts'

/** The two request headers that choose between the answers a file has. */
interface Wishes {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** A file in the coding that the client wants, or 304 where the client has it already. */
export function fileAnswer(
  file: StaticFile,
  { acceptEncoding, ifNoneMatch = '' }: Wishes,
  cookie: string | undefined,
): Response {
  const { body, etag, headers } = chooseRepresentation(file, acceptEncoding)
  return matches(ifNoneMatch, etag)
    ? new Response(null, { status: 304, headers: withCookie(headers.notModified, cookie) })
    : new Response(body, { headers: withCookie(headers.found, cookie) })
}

/** A 404 page. */
export function notFoundAnswer(file: StaticFile, { acceptEncoding }: Wishes): Response {
  const { body, headers } = chooseRepresentation(file, acceptEncoding)
  return new Response(body, { status: 404, headers: headers.notFound })
}

/** A plain object: filling a Headers would take longer than all the rest of the answer. */
function withCookie(headers: Record<string, string>, cookie: string | undefined) {
  return cookie === undefined ? headers : { ...headers, 'set-cookie': cookie }
}

/** Weak comparison, as RFC 9110 asks for here; a proxy that compresses may have put the `W/`. */
function matches(ifNoneMatch: string, etag: string) {
  return ifNoneMatch.split(',').some((tag) => {
    const wanted = tag.trim()
    return wanted === '*' || wanted.replace(/^W\//, '') === etag
  })
}
