import { readStored } from '#storage.ts'

export type ColorScheme = 'light' | 'dark'

/** Where the visitor's choice of a colour scheme is kept, in `localStorage`. */
export const storedSchemeKey = 'color-scheme'

/** The scheme that the visitor chose, or else the system's. */
export function preferredScheme(): ColorScheme {
  const stored = readStored('localStorage', storedSchemeKey)
  if (stored === 'light' || stored === 'dark') return stored
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
