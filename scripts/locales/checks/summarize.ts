import type { NamespaceReport } from './checkNamespace.ts'
import type { Pair } from './compareStructure.ts'
import { plainText } from '../text/markup.ts'
import type { Finding, FindingCode, Place } from '../report/Finding.ts'

/** How much of a language is translated. */
export interface LanguageSummary {
  language: string
  /** Texts that the language should have. */
  texts: number
  /** Words in the texts that it has. */
  words: number
  /** Texts that are neither missing, nor empty, nor left in English, nor stale. */
  done: number
  /** Translations whose English has changed since they were made. */
  stale: number
}

/** A translation with one of these is not done. */
const openCodes: readonly FindingCode[] = ['stale', 'same-as-source']

/**
 * Counts each language's texts.
 * @param languages the source language first
 * @param findings all that are reported: a translation counts as stale, or as left in English, only if one of them says so
 */
export function summarize(
  languages: readonly string[],
  namespaces: readonly NamespaceReport[],
  findings: readonly Finding[],
): LanguageSummary[] {
  const valuesIn = (language: string | undefined) =>
    namespaces
      .flatMap(({ files }) => files)
      .filter((file) => file.language === language)
      .flatMap(({ texts }) => [...texts.values()].map(({ value }) => value))
  const texts = valuesIn(languages[0]).length
  const open = new Set(findings.filter(({ code }) => openCodes.includes(code)).map(placeOf))
  const isDone = ({ translation }: Pair) => translation.value.trim() !== '' && !open.has(placeOf(translation))
  return languages.map((language) => {
    const words = valuesIn(language).reduce((sum, value) => sum + wordsIn(value), 0)
    if (language === languages[0]) return { language, texts, words, done: texts, stale: 0 }
    const translations = namespaces.flatMap((report) => report.translations.get(language) ?? [])
    const own = translations.map(({ file }) => file.file)
    const stale = findings.filter(({ code, file }) => code === 'stale' && own.includes(file)).length
    const pairs = translations.flatMap((translation) => translation.pairs)
    // Several plural forms may translate one English text, which is done with the last of them.
    const forms = [...Map.groupBy(pairs, ({ source }) => source).values()]
    const done = forms.filter((each) => each.every(isDone)).length
    return { language, texts, words, done, stale }
  })
}

function placeOf({ file, key }: Place) {
  return `${file} ${key}`
}

function wordsIn(text: string) {
  return plainText(text).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
