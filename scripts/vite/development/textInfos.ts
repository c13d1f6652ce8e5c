import type { TextInfo, TextVersion } from '#development/inspector/TextInfo.ts'
import { defaultLanguage, languageCodes } from '#i18n/languages.ts'
import type { Report } from '../../locales/checks/checkLocales.ts'
import { fileOf } from '../../locales/files/localeFile.ts'
import { noteOn } from '../../locales/files/notesFile.ts'
import { isWithin } from '../../locales/text/names.ts'

/**
 * Tells about a text, or about all that a group or list holds, in the order of the files.
 * @param within the key; empty for all texts of the namespace.
 */
export function textInfos({ files, notes }: Report, namespace: string, within: string): TextInfo[] {
  const versionOf = (language: (typeof languageCodes)[number], key: string): TextVersion => {
    const own = fileOf(files, language, namespace)
    const text = own?.texts.get(key)
    const file = `locales/${language}/${namespace}.json`
    if (!text) return { language, file, line: 1, column: 1, text: '', state: 'missing' }
    const { state = 'fresh', was } = own?.pairs.find(({ translation }) => translation === text) ?? {}
    const { line, column, value } = text
    const isSource = language === defaultLanguage
    return {
      language,
      file,
      line,
      column,
      text: value,
      state: isSource ? 'source' : state,
      ...(was !== undefined && { was }),
    }
  }
  const keys = new Set(files.flatMap((file) => (file.namespace === namespace ? [...file.texts.keys()] : [])))
  return [...keys]
    .filter((key) => isWithin(key, within))
    .map((key) => {
      const versions = languageCodes.map((language) => versionOf(language, key))
      return { key, note: noteOn(notes, namespace, key), versions }
    })
}
