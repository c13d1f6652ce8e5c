/** The storage of the browser or of one tab. Where it is blocked, as in some private windows, nothing is stored. */
type StorageName = 'localStorage' | 'sessionStorage'

export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes it */
export function store(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {
    // Storage is blocked.
  }
}
