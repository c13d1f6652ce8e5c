import { HttpError } from './HttpError.ts'

/** @throws HttpError 405 */
export function checkMethod(method: string): void {
  if (method !== 'POST') throw new HttpError(405, 'method', { headers: { allow: 'POST' } })
}

/** In bytes; tests/server/enquiries/sizes.test.ts shows that all that the form lets through fits in. */
export const bodyLimit = 16 * 1024

/**
 * Reads the body of a request, counting what really comes: a Content-Length may be absent.
 * @throws HttpError 413, or 400 for a body that breaks off.
 */
export async function readBody({ headers, body }: Request): Promise<Uint8Array> {
  if (Number(headers.get('content-length')) > bodyLimit) throw new HttpError(413, 'size')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) break
      chunks.push(chunk)
    }
  } catch {
    throw new HttpError(400, 'json')
  }
  if (size > bodyLimit) throw new HttpError(413, 'size')
  return Buffer.concat(chunks)
}

const json = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i

/**
 * JSON as it is, and nothing else: a page of another site cannot send that without asking first, which is
 * never granted.
 * @see https://fetch.spec.whatwg.org/#cors-safelisted-request-header
 * @throws HttpError 415
 */
export function checkMediaType(headers: Headers): void {
  const plain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  if (!plain || !json.test((headers.get('content-type') ?? '').trim())) throw new HttpError(415, 'media-type')
}

/** What a browser says of where a request comes from, after the check. */
export interface Provenance {
  /** Whether Origin and fetch metadata both prove that our own page sent it; not just fail to deny it. */
  proven: boolean
}

/**
 * Refuses what a browser sends for another site. Programs that are no browsers send neither header, and
 * have to pass the checks that follow.
 * @param siteOrigin undefined where nobody has configured it: then a page counts as our own if it has the
 * host that the request went to. The scheme cannot be known there, for TLS may end before this server.
 * @see https://www.w3.org/TR/fetch-metadata/
 * @throws HttpError 403
 */
export function checkOrigin(headers: Headers, siteOrigin: string | undefined): Provenance {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HttpError(403, 'origin')
  if (origin === null) return { proven: false }
  const own = siteOrigin === undefined ? isOfHost(origin, headers.get('host')) : origin === siteOrigin
  if (!own) throw new HttpError(403, 'origin')
  return { proven: site === 'same-origin' }
}

function isOfHost(origin: string, host: string | null) {
  return host !== null && [`http://${host}`, `https://${host}`].includes(origin)
}
