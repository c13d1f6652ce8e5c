import { watch } from 'node:fs'

/** How long the files have to be left alone before they are read, in ms: several may be saved together. */
const settledMs = 100

/**
 * Vite's watcher stops watching a file that is missing when it looks, as when an editor deletes and rewrites it.
 * @param handle is given the files that changed, as paths below the folder: `ar/pages/home.json`.
 * @returns a function that ends it.
 */
export function onceSaved(folder: string, handle: (files: ReadonlySet<string>) => void): () => void {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file) changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = changed
      changed = new Set()
      handle(files)
    }, settledMs)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
