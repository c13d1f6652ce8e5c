/** The compressed variants that the build may put beside a file; between equals the earlier one wins. */
export const contentCodings = [
  { coding: 'br', extension: '.br' },
  { coding: 'zstd', extension: '.zst' },
  { coding: 'gzip', extension: '.gz' },
] as const

export type Coding = (typeof contentCodings)[number]['coding'] | 'identity'
