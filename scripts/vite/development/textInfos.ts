import type { TextInfo, TextState, TextVersion } from '#development/inspector/TextInfo.ts'
import { defaultLanguage, languageCodes } from '#i18n/languages.ts'
import type { Report } from '../../locales/checks/checkLocales.ts'
import { noteOn } from '../../locales/files/notesFile.ts'
import { isWithin } from '../../locales/text/names.ts'

/**
 * Tells about a text, or about all that a group or list holds, in the order of the files.
 * @param within the key; empty for all texts of the namespace.
 */
export function textInfos(report: Report, namespace: string, within: string): TextInfo[] {
  const { files = [] } = report.namespaces.get(namespace) ?? {}
  const keys = new Set(files.flatMap(({ texts }) => [...texts.keys()]))
  return [...keys].filter((key) => isWithin(key, within)).map((key) => textInfo(report, namespace, key))
}

function textInfo({ namespaces, notes }: Report, namespace: string, key: string): TextInfo {
  const { source, translations } = namespaces.get(namespace) ?? {}
  const versions = languageCodes.map((language): TextVersion => {
    const translation = translations?.get(language)
    const text = (language === defaultLanguage ? source : translation?.file)?.texts.get(key)
    const file = `locales/${language}/${namespace}.json`
    if (!text) return { language, file, line: 1, column: 1, text: '', state: 'missing' }
    const { line, column, value } = text
    const was = translation?.freshness.stale.get(key)
    const isUnrecorded = translation?.freshness.unrecorded.has(key) ?? false
    const state: TextState = !translation
      ? 'source'
      : was !== undefined
        ? 'stale'
        : isUnrecorded
          ? 'unrecorded'
          : 'fresh'
    return { language, file, line, column, text: value, state, ...(was !== undefined && { was }) }
  })
  return { namespace, key, note: noteOn(notes, namespace, key), versions }
}
