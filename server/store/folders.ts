import { mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder for this user alone. It is on the disk when this resolves: otherwise a power failure could remove it.
 */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  let folder = resolve(path)
  while (folder.length >= first.length) {
    folder = dirname(folder)
    await syncFolder(folder)
  }
}

/** Writes the folder's list of files to the disk. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
