import type { NamespaceReport } from '../checks/checkNamespace.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { plainText } from '../text/plainText.ts'

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
 */
export function summarize(
  languages: readonly string[],
  files: readonly LocaleFile[],
  namespaces: readonly NamespaceReport[],
): LanguageSummary[] {
  return languages.map((language, index) => {
    const own = files.filter((file) => file.language === language)
    const values = own.flatMap(({ texts }) => [...texts.values()].map(({ value }) => value))
    const words = values.reduce((sum, value) => sum + wordsIn(value), 0)
    if (index === 0) return { language, texts: values.length, words, done: values.length, stale: 0 }
    const source = files.filter((file) => file.language === languages[0])
    const texts = source.reduce((sum, file) => sum + file.texts.size, 0)
    const translations = namespaces.flatMap((report) =>
      report.translations.filter(({ file }) => file.language === language),
    )
    const stale = translations.reduce((sum, { freshness }) => sum + freshness.stale.size, 0)
    const paired = translations.flatMap(({ pairs }) => pairs)
    const filled = new Set(
      paired
        .filter(({ translation }) => translation.value.trim() !== '')
        .map(({ source: { file, key } }) => `${file} ${key}`),
    )
    return { language, texts, words, done: Math.max(0, filled.size - stale), stale }
  })
}

function wordsIn(text: string) {
  return plainText(text).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
