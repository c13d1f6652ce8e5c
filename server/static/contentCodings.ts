import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

/** The compressed variants that the build may put beside a file; between equals the earlier one wins. */
export const contentCodings = [
  { coding: 'br', extension: '.br', unpack: brotliDecompressSync },
  { coding: 'zstd', extension: '.zst', unpack: zstdDecompressSync },
  { coding: 'gzip', extension: '.gz', unpack: gunzipSync },
] as const

export type Coding = (typeof contentCodings)[number]['coding'] | 'identity'
