import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonicalPageIds } from '#config/pages.ts'
import { draftCodes, liveLanguageCodes } from '#i18n/languages.ts'
import { errorCode } from '#server/errors.ts'

export interface LocaleFolder {
  /** Where the folder is. Findings call it `locales`, wherever it is. */
  path: string
  languages: readonly string[]
  /** Languages in translation: their files may be there, and have only to be readable. */
  drafts: readonly string[]
  /** The pages that need texts and a name in the menus. */
  pages: readonly string[]
}

export const allLanguages = ({ languages, drafts }: LocaleFolder): string[] => [...languages, ...drafts]

/** The folder with the English that each translation was made from: a copy of the English files for each language. */
export const translatedFrom = '.translated-from'

export const siteLocales: LocaleFolder = {
  path: fileURLToPath(new URL('../../../locales', import.meta.url)),
  languages: liveLanguageCodes,
  drafts: draftCodes(),
  pages: canonicalPageIds,
}

/** The bytes or the text of every file that is checked, by its path in the folder. */
export type Sources = ReadonlyMap<string, Uint8Array | string>

/** Reads every JSON file below a folder, also where an editor has added `.txt` to its name. The folder may be missing. */
export function readSources({ path: folder }: LocaleFolder): Map<string, Uint8Array> {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.json(?:\.txt)?$/i.test(path) && !/(?:^|\/)\.(?!translated-from\/)/.test(path))
  return new Map(
    paths.toSorted().flatMap((path): [string, Uint8Array][] => {
      try {
        return [[path, readFileSync(join(folder, path))]]
      } catch (error) {
        // Editors that save a file may delete it first.
        if (errorCode(error) === 'ENOENT') return []
        throw error
      }
    }),
  )
}
