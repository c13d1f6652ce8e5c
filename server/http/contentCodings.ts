import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { StartError } from '#server/StartError.ts'
import type { DistFiles, FileContent } from './readDist.ts'

/** The compressed variants that the build may write beside a file, the preferred coding first. */
export const contentCodings = [
  { coding: 'br', extension: '.br', unpack: brotliDecompressSync },
  { coding: 'zstd', extension: '.zst', unpack: zstdDecompressSync },
  { coding: 'gzip', extension: '.gz', unpack: gunzipSync },
] as const

export type Coding = (typeof contentCodings)[number]['coding'] | 'identity'

/**
 * Reads the compressed variants of a file, the preferred coding first.
 * @throws StartError where a variant has other content: visitors with that coding would get a broken page.
 */
export function readVariants(name: string, plain: FileContent, files: DistFiles) {
  return contentCodings.flatMap(({ coding, extension, unpack }) => {
    const body = files.get(name + extension)
    if (!body) return []
    if (!unpacksTo(plain, body, unpack)) {
      throw new StartError(`dist${name}${extension} is not dist${name} compressed: run npm run build`)
    }
    return [{ coding, body }]
  })
}

function unpacksTo(
  plain: FileContent,
  packed: FileContent,
  unpack: (packed: FileContent, options: object) => Buffer,
) {
  try {
    return unpack(packed, { maxOutputLength: Math.max(plain.byteLength, 1) }).equals(plain)
  } catch {
    return false
  }
}
