import { hash } from 'node:crypto'
import { getMimeType } from 'hono/utils/mime'
import { securityHeaders, caching } from './headers.ts'
import { type Coding, readVariants } from './contentCodings.ts'
import type { Bodies, Body } from './readDist.ts'

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
  /** Whether it is a page with the enquiry's form, which brings the form's cookie. */
  hasForm: boolean
  /** The file as it is. */
  plain: Representation
  /** The file in the codings that the build has made, the best first. */
  variants: readonly Representation[]
}

interface Traits {
  /** Headers that this file has to itself. */
  own?: Record<string, string>
  hasForm?: boolean
}

/** The file of a name like `/assets/app-1a2b.js`, together with the variants that lie beside it. */
export function createStaticFile(
  name: string,
  bodies: Bodies,
  { own = {}, hasForm = false }: Traits = {},
): StaticFile {
  const body = bodies.get(name) ?? new Uint8Array()
  const variants = readVariants(name, body, bodies)
  const headers = {
    ...securityHeaders,
    ...own,
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    'cache-control': hasForm ? caching.formPage : name.startsWith('/assets/') ? caching.asset : caching.page,
    // Every answer of a file with variants says so, also the plain one: a cache may hold it for others.
    ...(variants.length > 0 && { vary: 'Accept-Encoding' }),
  }
  return {
    page: name.endsWith('/index.html'),
    hasForm,
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
      notFound: { ...ofBody, 'cache-control': caching.other },
    },
  }
}
