import type { TextInfo, TextVersion } from '../page/shared/answers.ts'
import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Report } from '../../check/checkLocales.ts'
import { fileOf } from '../../files/localeFile.ts'
import { textsFolder } from '../../files/project.ts'
import { noteOn } from '../../files/notesFile.ts'
import { isWithin } from '../../check/text/names.ts'

/**
 * Returns what the inspector shows of each text, in the order of the files.
 * @param within the key of a text, group or list; empty for the whole namespace
 */
export function textInfos({ files, notes }: Report, namespace: string, within: string): TextInfo[] {
  const own = files.filter((file) => file.namespace === namespace)
  const versionOf = (language: LanguageCode, key: string): TextVersion => {
    const { texts, pairs } = fileOf(own, language, namespace) ?? {}
    const { line = 1, column = 1, value } = texts?.get(key) ?? {}
    const { state = 'fresh', was } = pairs?.find(({ translation }) => translation.key === key) ?? {}
    const known = language === defaultLanguage ? 'source' : state
    const file = `${textsFolder}/${language}/${namespace}.json`
    const text = value ?? ''
    return { language, file, line, column, text, state: value === undefined ? 'missing' : known, was }
  }
  const keys = new Set(own.flatMap(({ texts }) => [...texts.keys()]))
  const wanted = [...keys].filter((key) => isWithin(key, within))
  if (wanted.length === 0) throw new Error(`${namespace} ${within}: no locale file has this text`)
  return wanted.map((key) => {
    const versions = languageCodes.map((language) => versionOf(language, key))
    return { key, note: noteOn(notes, namespace, key), versions }
  })
}
