import { chooseRepresentation } from './acceptEncoding.ts'
import { revalidated } from '#server/answers.ts'
import type { StaticFile } from './staticFile.ts'

const keptForAYear = 'public, max-age=31536000, immutable'

/** The two request headers that choose between the answers a file has. */
interface Wishes {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** A file in the coding that the client wants, or 304 where the client has it already. */
export function fileAnswer(file: StaticFile, { acceptEncoding, ifNoneMatch = '' }: Wishes): Response {
  const { coding, body, etag } = chooseRepresentation(file, acceptEncoding)
  const headers = {
    etag,
    'cache-control': file.immutable ? keptForAYear : revalidated,
    ...varyOf(file),
  }
  if (matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, ...contentHeaders(file, coding, body) } })
}

/** A 404 page. It has no validator: a 404 is never "not modified". */
export function notFoundAnswer(file: StaticFile, { acceptEncoding }: Wishes): Response {
  const { coding, body } = chooseRepresentation(file, acceptEncoding)
  const headers = { 'cache-control': revalidated, ...varyOf(file), ...contentHeaders(file, coding, body) }
  return new Response(body, { status: 404, headers })
}

function contentHeaders(file: StaticFile, coding: string, body: Uint8Array) {
  return {
    'content-type': file.contentType,
    'content-length': String(body.byteLength),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  }
}

/** Every answer of a file with variants says so, also the plain one: a cache may hold it for others. */
function varyOf(file: StaticFile) {
  return file.variants.length > 0 ? { vary: 'Accept-Encoding' } : {}
}

/** Weak comparison, as RFC 9110 asks for here; a proxy that compresses may have put the `W/`. */
function matches(ifNoneMatch: string, etag: string) {
  return ifNoneMatch.split(',').some((tag) => {
    const wanted = tag.trim()
    return wanted === '*' || wanted.replace(/^W\//, '') === etag
  })
}
