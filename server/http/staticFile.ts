import { hash } from 'node:crypto'
import { getMimeType } from 'hono/utils/mime'
import { securityHeaders, caching } from './headers.ts'
import { type Coding, readVariants } from './contentCodings.ts'
import type { DistFiles, FileContent } from './readDist.ts'

/** A file in one content coding. Each has its own ETag, so that a cache never mixes two codings up. */
export interface Representation {
  coding: Coding
  body: FileContent
  etag: string
  /** All headers of a 200 with this body. */
  headers: Record<string, string>
}

export interface StaticFile {
  /** Whether it is a page. A page has one address; other spellings of the address redirect to it. */
  isPage: boolean
  /** Whether it is a page with the enquiry's form. Its answer sets the form's cookie. */
  hasForm: boolean
  /** The file as it is. */
  plain: Representation
  /** The file in each coding that the build has made, the preferred coding first. */
  variants: readonly Representation[]
}

/**
 * Makes the file of a name such as `/assets/app-1a2b.js`, together with its compressed variants.
 * @param ownHeaders headers that only this file has
 */
export function createStaticFile(
  name: string,
  files: DistFiles,
  { ownHeaders, hasForm }: { ownHeaders: Record<string, string>; hasForm: boolean },
): StaticFile {
  const body = files.get(name) ?? new Uint8Array()
  const variants = readVariants(name, body, files)
  const headers = {
    ...securityHeaders,
    ...ownHeaders,
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    'cache-control': hasForm ? caching.formPage : name.startsWith('/assets/') ? caching.asset : caching.page,
    // The plain answer needs Vary as well: without it, a cache would send the plain file to every client.
    ...(variants.length > 0 && { vary: 'Accept-Encoding' }),
  }
  return {
    isPage: name.endsWith('/index.html'),
    hasForm,
    plain: represent('identity', body, headers),
    variants: variants.map((variant) => represent(variant.coding, variant.body, headers)),
  }
}

function represent(coding: Coding, body: FileContent, headers: Record<string, string>): Representation {
  const etag = `"${hash('sha256', body, 'base64url')}"`
  const contentHeaders = {
    'content-length': String(body.byteLength),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  }
  return { coding, body, etag, headers: { ...headers, ...contentHeaders, etag } }
}
