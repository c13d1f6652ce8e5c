import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** The compressed variants that the build may write beside a file, the preferred coding first. */
export const contentCodings = [
  { coding: 'br', extension: '.br', unpack: brotliDecompressSync },
  { coding: 'gzip', extension: '.gz', unpack: gunzipSync },
] as const
