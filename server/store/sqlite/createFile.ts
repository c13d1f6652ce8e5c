import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, linkSync, openSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '#server/store/folders.ts'
import { connect } from './connection.ts'

/**
 * Makes the database file where there is none. It appears under its name only once it is a whole, empty
 * database: a file of no bytes is then always damage, never a start that was cut short. Of several
 * processes that do this together, one wins.
 */
export async function createFile(path: string): Promise<void> {
  const draft = `${path}.new-${randomUUID()}`
  try {
    closeSync(openSync(draft, 'wx', 0o600))
    connect(draft).close()
    linkSync(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

/**
 * Removes what createFile leaves, also where it was cut short: a draft may be a second name of the file.
 * Whoever loses a draft to this finds the file made.
 */
export function removeDrafts(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(`${basename(path)}.new-`)) rmSync(join(dirname(path), name), { force: true })
  }
}
