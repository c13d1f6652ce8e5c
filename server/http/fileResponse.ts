import { caching } from './headers.ts'
import type { StaticFile, Representation } from './staticFile.ts'

/** Answers with the file in the content coding that the client prefers, or with 304 if the client has it already. */
export function fileResponse(file: StaticFile, request: Headers, cookie: string | undefined): Response {
  const { body, etag, headers } = chooseRepresentation(file, request.get('accept-encoding') ?? '')
  const ownHeaders = cookie === undefined ? headers : { ...headers, 'set-cookie': cookie }
  if (!matches(request.get('if-none-match') ?? '', etag)) return new Response(body, { headers: ownHeaders })
  const {
    'content-type': _type,
    'content-length': _length,
    'content-encoding': _coding,
    ...others
  } = ownHeaders
  return new Response(null, { status: 304, headers: others })
}

/** Answers with a 404 page. It has no ETag: a 404 is never "not modified". */
export function notFoundResponse(file: StaticFile, request: Headers): Response {
  const { body, headers } = chooseRepresentation(file, request.get('accept-encoding') ?? '')
  const { etag: _etag, ...others } = headers
  return new Response(body, { status: 404, headers: { ...others, 'cache-control': caching.other } })
}

/** RFC 9110 asks for a weak comparison here: a proxy that compresses may have put `W/` before our ETag. */
function matches(ifNoneMatch: string, etag: string) {
  return ifNoneMatch.split(',').some((tag) => {
    const wanted = tag.trim()
    return wanted === '*' || wanted.replace(/^W\//, '') === etag
  })
}

/** One entry of Accept-Encoding: `br`, `gzip;q=0.5`, `*;q=0`. */
const entryPattern = /^([^\s;]+)(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

/**
 * Finds the representation with the highest weight in Accept-Encoding. Compressed ones win over the plain file
 * where weights are equal. A client that accepts none of them gets the plain file, even if it refuses that
 * (`identity;q=0`): RFC 9110 (12.1) allows it, and a page helps a visitor more than a 406.
 */
function chooseRepresentation({ plain, variants }: StaticFile, acceptEncoding: string): Representation {
  const weights = readWeights(acceptEncoding)
  const weightOf = ({ coding }: Representation) => weights.get(coding) ?? weights.get('*') ?? 0
  const best = [...variants, plain].reduce((first, next) => (weightOf(next) > weightOf(first) ? next : first))
  return weightOf(best) > 0 ? best : plain
}

/** The weight of each listed coding. An entry that is not well-formed is ignored. */
function readWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const entries = acceptEncoding.split(',').flatMap((entry) => {
    const match = entryPattern.exec(entry.trim().toLowerCase())
    return match?.[1] ? [[match[1], Number(match[2] ?? 1)] as const] : []
  })
  return new Map(entries)
}
