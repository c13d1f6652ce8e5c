import { HttpError } from '#server/http/HttpError.ts'

// Each check throws an HttpError.

/** In bytes. Every enquiry that the form allows fits in, as tests/server/enquiries/sizes.test.ts shows. */
export const bodyLimit = 16 * 1024

/** Counts the bytes that arrive, as a Content-Length may be absent. */
export async function readBody({ headers, body }: Request): Promise<Uint8Array> {
  // The rest stays unread: the client may wait for an answer before it sends more.
  if (Number(headers.get('content-length')) > bodyLimit) throw new HttpError('size')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) break
      chunks.push(chunk)
    }
  } catch {
    // The connection broke off.
    throw new HttpError('json')
  }
  if (size > bodyLimit) throw new HttpError('size')
  return Buffer.concat(chunks)
}

const json = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i

/**
 * Accepts uncompressed JSON only, which another site's page cannot send without a CORS preflight, never granted here.
 * @see https://fetch.spec.whatwg.org/#cors-safelisted-request-header
 */
export function checkMediaType(headers: Headers): void {
  const plain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  if (!plain || !json.test((headers.get('content-type') ?? '').trim())) throw new HttpError('media-type')
}

/**
 * Refuses requests of browsers on behalf of another site's page. Other programs send neither header, and have to pass
 * the next checks.
 * @param siteOrigin undefined if it is not configured: a page of the host that the request went to is then accepted.
 * Its scheme is not compared, as TLS may end before this server.
 * @returns whether Origin and fetch metadata both prove that a page of this site sent the request
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function checkOrigin(headers: Headers, siteOrigin: string | undefined): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none') throw new HttpError('origin')
  if (origin === null) return false
  const host = headers.get('host')
  const own = siteOrigin === undefined ? [`http://${host}`, `https://${host}`] : [siteOrigin]
  if (!own.includes(origin)) throw new HttpError('origin')
  return site === 'same-origin'
}
