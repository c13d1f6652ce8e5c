import type { ComparedFile, Pair } from './compareFile.ts'
import type { Text } from '../files/localeFile.ts'
import { plainText } from '../text/markup.ts'
import type { Finding, Place } from '../report/Finding.ts'

export interface LanguageSummary {
  language: string
  /** Texts that the language should have. */
  texts: number
  /** Words in the texts that it has. */
  words: number
  /** Texts that are neither missing, nor empty, nor left in English, nor stale. */
  done: number
  stale: number
}

/** `languages`: the source language first. A translation is stale, or left in English, only if a finding says so. */
export function summarize(
  languages: readonly string[],
  files: readonly ComparedFile[],
  findings: readonly Finding[],
): LanguageSummary[] {
  const isStale = new Set(findings.filter(({ code }) => code === 'stale').map(placeOf))
  const isSame = new Set(findings.filter(({ code }) => code === 'same-as-source').map(placeOf))
  const isDone = ({ translation }: Pair) =>
    translation.value.trim() !== '' && !isStale.has(placeOf(translation)) && !isSame.has(placeOf(translation))
  const textsIn = (language: string | undefined) =>
    files.filter((file) => file.language === language).flatMap((file) => [...file.texts.values()])
  const texts = textsIn(languages[0]).length
  return languages.map((language) => {
    const words = textsIn(language).reduce((sum, text) => sum + wordsIn(text), 0)
    if (language === languages[0]) return { language, texts, words, done: texts, stale: 0 }
    const pairs = files.flatMap((file) => (file.language === language ? file.pairs : []))
    // Several plural forms may translate one English text, which is done with the last of them.
    const forms = [...Map.groupBy(pairs, ({ source }) => source).values()]
    const done = forms.filter((each) => each.every(isDone)).length
    return {
      language,
      texts,
      words,
      done,
      stale: pairs.filter(({ translation }) => isStale.has(placeOf(translation))).length,
    }
  })
}

function placeOf({ file, key }: Place) {
  return `${file} ${key}`
}

function wordsIn({ value }: Text) {
  return plainText(value).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
