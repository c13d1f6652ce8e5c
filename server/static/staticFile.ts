import { hash } from 'node:crypto'
import { getMimeType } from 'hono/utils/mime'
import { revalidated } from '#server/answers.ts'
import { securityHeaders } from '#server/headers/securityHeaders.ts'
import type { Coding } from './contentCodings.ts'
import type { Bodies, Body } from './readBodies.ts'
import { readVariants } from './readVariants.ts'

/** A file in one content coding, with a validator of its own: caches must never mix the codings up. */
export interface Representation {
  coding: Coding
  body: Body
  etag: string
  /** All headers of each answer that sends it, made once. */
  headers: Readonly<Record<'found' | 'notModified' | 'notFound', Record<string, string>>>
}

export interface StaticFile {
  /** Whether it is a page, which has one address: other spellings of it redirect. */
  page: boolean
  /** The file as it is. */
  plain: Representation
  /** The file in the codings that the build has made, the best first. */
  variants: readonly Representation[]
}

const keptForAYear = 'public, max-age=31536000, immutable'

/**
 * The file of a name like `/assets/app-1a2b.js`, together with the variants that lie beside it.
 * @param own headers that this file has to itself.
 */
export function createStaticFile(name: string, bodies: Bodies, own: Record<string, string> = {}): StaticFile {
  const body = bodies.get(name) ?? new Uint8Array()
  const variants = readVariants(name, body, bodies)
  const headers = {
    ...securityHeaders,
    ...own,
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    // A name below /assets carries a hash of the content, so that a browser may keep the file for good.
    'cache-control': name.startsWith('/assets/') ? keptForAYear : revalidated,
    // Every answer of a file with variants says so, also the plain one: a cache may hold it for others.
    ...(variants.length > 0 && { vary: 'Accept-Encoding' }),
  }
  return {
    page: name.endsWith('/index.html'),
    plain: represent('identity', body, headers),
    variants: variants.map((variant) => represent(variant.coding, variant.body, headers)),
  }
}

function represent(coding: Coding, body: Body, headers: Record<string, string>): Representation {
  const etag = `"${hash('sha256', body, 'base64url')}"`
  const { 'content-type': _type, ...ofNoBody } = headers
  const ofBody = {
    ...headers,
    'content-length': String(body.byteLength),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  }
  return {
    coding,
    body,
    etag,
    headers: {
      found: { ...ofBody, etag },
      notModified: { ...ofNoBody, etag },
      // It has no validator: a 404 is never "not modified".
      notFound: { ...ofBody, 'cache-control': revalidated },
    },
  }
}
