/** The storage of the browser or of one tab. It may be blocked, as in some private windows, or full. */
type StorageName = 'localStorage' | 'sessionStorage'

/** What the browser did not take, by key: kept as long as the document is open. */
const notStored = new Map<string, string>()

export function readStored(storage: StorageName, key: string): string | null {
  try {
    return notStored.get(key) ?? window[storage].getItem(key)
  } catch {
    return null
  }
}

/** A `value` of null removes it. @returns whether the next document will find it, too */
export function store(storage: StorageName, key: string, value: string | null): boolean {
  notStored.delete(key)
  try {
    // First, as an older value would later be taken for one that finds no room.
    window[storage].removeItem(key)
    if (value !== null) window[storage].setItem(key, value)
    return true
  } catch {
    if (value !== null) notStored.set(key, value)
    return false
  }
}
