import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pageHeadersFile, type PageHeaders } from '#config/buildOutput.ts'
import { StartError } from '#server/StartError.ts'

export type FileContent = Uint8Array<ArrayBuffer>

/** The files of the build by their name below its folder: `/ar/index.html`. */
export type DistFiles = ReadonlyMap<string, FileContent>

/** Reads a build's folder, this project's own by default. @throws StartError where there is none */
export function readDist(folder = join(import.meta.dirname, '../../dist')): DistFiles {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError('dist/ is missing: run npm run build')
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]))
}

/**
 * The headers of the pages that the build made. An HTML file that the operator added, such as the proof for a search
 * engine, has none. @throws StartError where the file is missing or damaged
 */
export function readPageHeaders(files: DistFiles): ReadonlyMap<string, Record<string, string>> {
  return new Map(Object.entries(parseDistFile(files, pageHeadersFile) as PageHeaders))
}

/** @throws StartError where the file is missing */
export function readDistText(files: DistFiles, name: string): string {
  const file = files.get(`/${name}`)
  if (!file) throw new StartError(`dist/${name} is missing: run npm run build`)
  return new TextDecoder().decode(file)
}

/** @throws StartError where the file is missing or damaged */
export function parseDistFile(files: DistFiles, name: string): unknown {
  const text = readDistText(files, name)
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new StartError(`dist/${name} is damaged: run npm run build`, { cause: error })
  }
}
