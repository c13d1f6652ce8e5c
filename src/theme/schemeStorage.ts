import type { ThemeProviderProps } from '@mui/material/styles'
import { readStored, store } from '#browser/storage.ts'
import { colorScheme } from './colorScheme.ts'

/** Keeps the visitor's choice. Only the switch calls it. */
export function storeScheme(scheme: 'light' | 'dark'): void {
  store('localStorage', colorScheme.modeStorageKey, scheme)
}

/**
 * Reads the choice, and hears of it from other tabs. Material UI's own manager also writes what it has heard: after a
 * few quick presses, tabs answered one another with old choices, and flashed more than three times a second.
 */
export const schemeStorage: NonNullable<ThemeProviderProps['storageManager']> = ({ key }) => ({
  get: (byDefault: string) => readStored('localStorage', key) ?? byDefault,
  set: () => undefined,
  subscribe(hear) {
    const listen = (event: StorageEvent) => {
      if (event.key === key) hear(event.newValue)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})
