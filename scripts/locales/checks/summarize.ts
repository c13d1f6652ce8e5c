import type { ComparedFile, Pair } from './compareFile.ts'
import type { Text } from '../files/localeFile.ts'
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

/**
 * Counts each language's texts.
 * @param languages the source language first
 * @param findings all that are reported: a translation counts as stale, or as left in English, only if one of them says so
 */
export function summarize(
  languages: readonly string[],
  files: readonly ComparedFile[],
  findings: readonly Finding[],
): LanguageSummary[] {
  const places = (codes: readonly FindingCode[]) =>
    new Set(findings.filter(({ code }) => codes.includes(code)).map(placeOf))
  const [stale, open] = [places(['stale']), places(['stale', 'same-as-source'])]
  const isDone = ({ translation }: Pair) => translation.value.trim() !== '' && !open.has(placeOf(translation))
  const filesIn = (language: string | undefined) => files.filter((file) => file.language === language)
  const texts = filesIn(languages[0]).reduce((sum, file) => sum + file.texts.size, 0)
  return languages.map((language) => {
    const own = filesIn(language)
    const words = own
      .flatMap((file) => [...file.texts.values()])
      .reduce((sum, text) => sum + wordsIn(text), 0)
    if (language === languages[0]) return { language, texts, words, done: texts, stale: 0 }
    const pairs = own.flatMap((file) => file.pairs)
    // Several plural forms may translate one English text, which is done with the last of them.
    const forms = [...Map.groupBy(pairs, ({ source }) => source).values()]
    return {
      language,
      texts,
      words,
      done: forms.filter((each) => each.every(isDone)).length,
      stale: pairs.filter(({ translation }) => stale.has(placeOf(translation))).length,
    }
  })
}

function placeOf({ file, key }: Place) {
  return `${file} ${key}`
}

function wordsIn({ value }: Text) {
  return plainText(value).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
