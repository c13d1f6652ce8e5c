/** The compressed variants that the build may write beside a file, the preferred coding first. */
export const contentCodings = [
  { coding: 'br', extension: '.br' },
  { coding: 'zstd', extension: '.zst' },
  { coding: 'gzip', extension: '.gz' },
] as const
