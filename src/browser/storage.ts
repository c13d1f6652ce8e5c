/** The storage of the browser, or of one tab. Storage may be full, or blocked, as in some private windows. */
type StorageName = 'localStorage' | 'sessionStorage'

/**
 * The values that the browser refused to store, by key. They last as long as the document, and go along to the next one
 * (nextDocument.ts).
 */
export const notStored = new Map<string, string>()

export function readStored(storage: StorageName, key: string): string | null {
  try {
    return notStored.get(key) ?? window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it if it is null. */
export function store(storage: StorageName, key: string, value: string | null): void {
  notStored.delete(key)
  try {
    // The old value goes first: if the new one found no room, the old one would be read in its place.
    window[storage].removeItem(key)
    if (value !== null) window[storage].setItem(key, value)
  } catch {
    if (value !== null) notStored.set(key, value)
  }
}
