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

/** The build writes it into the site's folder; as a dot file it is not served. */
export const pageHeadersFile = '.headers.json'

/** The headers that a page's file (`/ar/index.html`) has to itself, by their names in lower case. */
export type PageHeaders = Record<string, Record<string, string>>

/**
 * Reads what the build wrote, as a function from a file's name to the headers it has to itself.
 * @throws StartError where there is none, and for a page that is not in it: without its policy a page would
 * not be hydrated.
 */
export function readPageHeaders(bodies: Bodies): (name: string) => Record<string, string> {
  const file = bodies.get(`/${pageHeadersFile}`)
  if (!file) throw new StartError(`dist/${pageHeadersFile} is missing: run npm run build`)
  const pages = new Map(Object.entries(JSON.parse(new TextDecoder().decode(file)) as PageHeaders))
  return (name) => {
    const headers = pages.get(name)
    if (!headers && name.endsWith('.html')) {
      throw new StartError(`dist${name} is not in dist/${pageHeadersFile}: run npm run build`)
    }
    return headers ?? {}
  }
}
