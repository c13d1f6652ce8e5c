import type { TextInfo, TextVersion } from '../page/shared/answers.ts'
import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { termsIn } from '../../check/checkGlossary.ts'
import type { Report } from '../../check/checkLocales.ts'
import { limitOf } from '../../check/checkPages.ts'
import { neededKeys, pluralKey } from '../../check/plurals.ts'
import { describe } from '../../check/report/describe.ts'
import { fileOf } from '../../files/localeFile.ts'
import { textsFolder } from '../../files/project.ts'
import { noteOn } from '../../files/notesFile.ts'
import { isWithin } from '../../check/text/names.ts'
import { writtenLanguages } from './writtenLanguages.ts'

/**
 * Returns what the inspector shows of each text, in the order of the files.
 * @param within the key of a text, group or list; empty for the whole namespace
 * @param messageLanguage the language of the check's words
 */
export function textInfos(
  { files, notes, findings, terms }: Report,
  namespace: string,
  within: string,
  messageLanguage: string,
): TextInfo[] {
  const own = files.filter((file) => file.namespace === namespace)
  const source = fileOf(own, defaultLanguage, namespace)
  const needed = new Map(
    languageCodes.map((code) => [code, source ? neededKeys(source, code) : new Set<string>()]),
  )
  const versionOf = (language: LanguageCode, name: string): TextVersion => {
    const { texts, pairs, readable = true } = fileOf(own, language, namespace) ?? {}
    const other = `${pluralKey(name)?.base}_other`
    // English has no form `_few`: the Arabic form translates `_other`.
    const isOwn = texts?.has(name) || needed.get(language)?.has(name)
    const key = isOwn || !texts?.has(other) ? name : other
    const { line = 1, column = 1, value } = texts?.get(key) ?? {}
    const { state = 'fresh', was } = pairs?.find(({ translation }) => translation.key === key) ?? {}
    const known = language === defaultLanguage ? 'source' : state
    const file = `${textsFolder}/${language}/${namespace}.json`
    return {
      language,
      file,
      line,
      column,
      key,
      text: value ?? '',
      isReadable: readable,
      state: value === undefined ? 'missing' : known,
      was,
      findings: findings
        // Freshness and texts that are missing have a state.
        .filter((found) => found.file === file && found.key === key && value !== undefined)
        .filter(({ code }) => code !== 'stale')
        .map((found) => ({ ...found, message: describe(found, messageLanguage) })),
    }
  }
  const given = own.flatMap(({ texts }) => [...texts.keys()])
  const keys = new Set([...given, ...writtenLanguages.flatMap((code) => [...(needed.get(code) ?? [])])])
  const wanted = [...keys].filter((key) => isWithin(key, within))
  return wanted.map((key) => {
    const versions = languageCodes.map((language) => versionOf(language, key))
    const english = versions.find(({ language }) => language === defaultLanguage)?.text ?? ''
    return {
      key,
      note: noteOn(notes, namespace, key),
      versions,
      terms: termsIn(english, terms),
      limit: limitOf(namespace, key),
    }
  })
}
