import { hash } from 'node:crypto'
import { getMimeType } from 'hono/utils/mime'
import { contentCodings, type Coding } from './contentCodings.ts'
import type { Bodies, Body } from './readBodies.ts'

/** A file in one content coding, with a validator of its own: caches must never mix the codings up. */
export interface Representation {
  coding: Coding
  body: Body
  etag: string
}

export interface StaticFile {
  contentType: string
  /** Whether the name carries a hash of the content, so that a browser may keep the file for good. */
  immutable: boolean
  /** Whether it is a page, which has one address: other spellings of it redirect. */
  page: boolean
  /** The file as it is. */
  plain: Representation
  /** The file in the codings that the build has made, the best first. */
  variants: readonly Representation[]
}

/** The file of a name like `/assets/app-1a2b.js`, together with the variants that lie beside it. */
export function createStaticFile(name: string, body: Body, bodies: Bodies): StaticFile {
  return {
    contentType: getMimeType(name) ?? 'application/octet-stream',
    immutable: name.startsWith('/assets/'),
    page: name.endsWith('/index.html'),
    plain: represent('identity', body),
    variants: contentCodings.flatMap(({ coding, extension }) => {
      const variant = bodies.get(name + extension)
      return variant ? [represent(coding, variant)] : []
    }),
  }
}

function represent(coding: Coding, body: Body): Representation {
  return { coding, body, etag: `"${hash('sha256', body, 'base64url')}"` }
}
