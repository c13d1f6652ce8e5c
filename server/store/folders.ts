import { mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder where there is none, for this user alone, and those above it. Each is on the disk when this
 * resolves, so that no power cut takes what is stored in it with it.
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

/** Puts the folder's list of files on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
