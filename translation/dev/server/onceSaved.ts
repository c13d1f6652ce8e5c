import { watch } from 'node:fs'

/** In ms. Files are read after this time without a save, since several may be saved together. */
const settledMs = 100

/**
 * Watches a folder. Vite's own watcher would lose a file that an editor deletes and writes again.
 * @param handle is called with the changed files, as paths below the folder: `ar/pages/home.json`
 * @returns a function that stops watching
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
