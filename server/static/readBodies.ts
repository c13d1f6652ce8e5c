import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { StartError } from '#server/StartError.ts'

export type Body = Uint8Array<ArrayBuffer>

/** The files of the build by their name below its folder: `/ar/index.html`. */
export type Bodies = ReadonlyMap<string, Body>

/**
 * Reads every file below the build's folder.
 * @throws StartError where there is no such folder.
 */
export function readBodies(folder: string): Bodies {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError('dist/ is missing: run npm run build')
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]))
}
