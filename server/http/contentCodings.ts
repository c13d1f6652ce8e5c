import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { StartError } from '#server/StartError.ts'
import type { Bodies, Body } from './readDist.ts'

/** The compressed variants that the build may put beside a file; between equals the earlier one wins. */
export const contentCodings = [
  { coding: 'br', extension: '.br', unpack: brotliDecompressSync },
  { coding: 'zstd', extension: '.zst', unpack: zstdDecompressSync },
  { coding: 'gzip', extension: '.gz', unpack: gunzipSync },
] as const

export type Coding = (typeof contentCodings)[number]['coding'] | 'identity'

/**
 * The variants that lie beside a file, the best first.
 * @throws StartError at a variant of other content: a part of its visitors would get a broken page.
 */
export function readVariants(name: string, body: Body, bodies: Bodies): { coding: Coding; body: Body }[] {
  return contentCodings.flatMap(({ coding, extension, unpack }) => {
    const variant = bodies.get(name + extension)
    if (!variant) return []
    if (!holds(variant, body, unpack)) {
      throw new StartError(`dist${name}${extension} is not dist${name} compressed: run npm run build`)
    }
    return [{ coding, body: variant }]
  })
}

function holds(variant: Body, body: Body, unpack: (packed: Body, options: object) => Buffer) {
  try {
    return unpack(variant, { maxOutputLength: Math.max(body.byteLength, 1) }).equals(body)
  } catch {
    return false
  }
}
