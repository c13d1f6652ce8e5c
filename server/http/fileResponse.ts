import type { StaticFile, Representation } from './staticFile.ts'
import type { Coding } from './contentCodings.ts'

/** The two request headers that decide in which form a file is sent. */
interface RequestHeaders {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** A file in the coding that the client wants, or 304 where the client has it already. */
export function fileResponse(
  file: StaticFile,
  { acceptEncoding, ifNoneMatch = '' }: RequestHeaders,
  cookie: string | undefined,
): Response {
  const { body, etag, headers } = chooseRepresentation(file, acceptEncoding)
  return matches(ifNoneMatch, etag)
    ? new Response(null, { status: 304, headers: withCookie(headers.notModified, cookie) })
    : new Response(body, { headers: withCookie(headers.found, cookie) })
}

/** A 404 page. */
export function notFoundResponse(file: StaticFile, { acceptEncoding }: RequestHeaders): Response {
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

/** One entry of the header: `br`, `gzip;q=0.5`, `*;q=0`. */
const entryPattern = /^([^\s;]+)(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

/**
 * The representation that a client wants most; between equals a variant, in the file's own order. A
 * client that wants none gets the file as it is, also where it refuses even that (`identity;q=0`):
 * RFC 9110 (12.1) allows it, and a page serves the visitor better than a 406.
 */
function chooseRepresentation({ plain, variants }: StaticFile, acceptEncoding = ''): Representation {
  const weights = weightsOf(acceptEncoding)
  const ranked = [...variants, plain].map((each) => ({ each, weight: weightOf(each.coding, weights) }))
  const best = ranked.reduce((first, next) => (next.weight > first.weight ? next : first))
  return best.weight > 0 ? best.each : plain
}

/** Browsers send a handful of different ones; a client that makes them up only empties the memory. */
const memory = new Map<string, ReadonlyMap<string, number>>()
const memorySize = 100

function weightsOf(header: string) {
  const known = memory.get(header)
  if (known) return known
  const weights = readWeights(header)
  if (memory.size >= memorySize) memory.clear()
  memory.set(header, weights)
  return weights
}

/** The weight of each listed coding; an entry that is not well-formed counts as absent. */
function readWeights(header: string) {
  const entries = header.split(',').flatMap((entry) => {
    const match = entryPattern.exec(entry.trim().toLowerCase())
    return match?.[1] ? [[match[1], Number(match[2] ?? 1)] as const] : []
  })
  return new Map<string, number>(entries)
}

function weightOf(coding: Coding, weights: ReadonlyMap<string, number>) {
  return weights.get(coding) ?? weights.get('*') ?? 0
}
