import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonicalPageIds } from '#config/pages.ts'
import { draftCodes, liveLanguageCodes } from '#i18n/languages.ts'

/** The project as the check reads it: the texts in `locales/`, and the translators' own files in `translation/`. */
export interface Project {
  /** The folder of the project. The path of every file is relative to it, as findings print it. */
  root: string
  languages: readonly string[]
  /** Languages in translation. Their files may be missing, but have to be readable. */
  drafts: readonly string[]
  /** The pages that need texts and a name in the menus. */
  pages: readonly string[]
}

export const siteProject: Project = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  languages: liveLanguageCodes,
  drafts: draftCodes(),
  pages: canonicalPageIds,
}

export const allLanguages = ({ languages, drafts }: Project): string[] => [...languages, ...drafts]

/** The folder with the texts: a folder for each language. */
export const textsFolder = 'locales'

/** The folder with the English that each translation was made from: a copy of the English files for each language. */
export const translatedFrom = 'translation/translated-from'

/** The bytes or the text of every file that is checked, by its path in the project. */
export type Sources = ReadonlyMap<string, Uint8Array | string>

/**
 * Reads every JSON file that is checked, also where an editor has added `.txt` to its name.
 * @param isNeeded leaves out files
 */
export function readSources(
  { root }: Project,
  isNeeded: (path: string) => boolean = () => true,
): Map<string, Uint8Array> {
  const paths = [
    ...filesIn(root, textsFolder, true),
    ...filesIn(root, 'translation', false),
    ...filesIn(root, translatedFrom, true),
  ].filter((path) => /\.json(?:\.txt)?$/i.test(path) && !path.includes('/.') && isNeeded(path))
  return new Map(
    paths.toSorted().flatMap((path): [string, Uint8Array][] => {
      try {
        return [[path, readFileSync(join(root, path))]]
      } catch (error) {
        // Some editors delete a file before they save it.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
        throw error
      }
    }),
  )
}

/** Returns the paths of a folder's files in the project; none if there is no such folder. */
function filesIn(root: string, folder: string, recursive: boolean): string[] {
  if (!existsSync(join(root, folder))) return []
  const names = readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
  return names.map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
}
