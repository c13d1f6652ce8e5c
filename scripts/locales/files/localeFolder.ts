import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface LocaleFolder {
  /** Where the folder is. Findings call it `locales`, wherever it is. */
  path: string
  languages: readonly string[]
  /** Languages whose folders are not checked, as they may be incomplete. */
  drafts?: readonly string[]
  /** The site's pages, each of which needs its texts. */
  pages?: readonly string[]
}

/** The bytes or the text of every file that is checked, by its path in the folder. */
export type Sources = ReadonlyMap<string, Uint8Array | string>

/** Reads every JSON file below a folder. The folder may be missing. */
export function readSources({ path: folder }: LocaleFolder): Map<string, Uint8Array> {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.json$/i.test(path) && !/(?:^|\/)\.(?!translated-from\/)/.test(path))
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(folder, path))]))
}
