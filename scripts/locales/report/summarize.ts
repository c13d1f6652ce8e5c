import type { NamespaceReport } from '../checks/checkNamespace.ts'
import { plainText } from '../text/markup.ts'
import type { Finding } from './Finding.ts'

/** How much of a language is translated. */
export interface LanguageSummary {
  language: string
  /** Texts that the language should have. */
  texts: number
  /** Words in the texts that it has. */
  words: number
  /** Texts that are neither missing, nor empty, nor stale. */
  done: number
  /** Translations whose English has changed since they were made. */
  stale: number
}

/**
 * Counts each language's texts.
 * @param languages the source language first
 * @param findings all that are reported: a translation counts as stale only if one of them says so
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
  return languages.map((language) => {
    const words = valuesIn(language).reduce((sum, value) => sum + wordsIn(value), 0)
    if (language === languages[0]) return { language, texts, words, done: texts, stale: 0 }
    const translations = namespaces.flatMap((report) => report.translations.get(language) ?? [])
    const own = translations.map(({ file }) => file.file)
    const stale = findings.filter(({ code, file }) => code === 'stale' && own.includes(file)).length
    const filled = translations
      .flatMap(({ pairs }) => pairs)
      .filter(({ translation }) => translation.value.trim() !== '')
    // Several plural forms may translate one English text.
    const { size } = new Set(filled.map(({ source }) => source))
    return { language, texts, words, done: Math.max(0, size - stale), stale }
  })
}

function wordsIn(text: string) {
  return plainText(text).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
