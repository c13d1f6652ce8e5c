import type { ComparedFile, Pair } from './compareFile.ts'
import { plainText } from './text/markup.ts'
import { identity, type Finding } from './report/Finding.ts'

/**
 * Counts each language's texts and words. A text is done unless it is missing, empty, stale or the same as in English.
 * @param languages the source language first
 */
export function summarize(
  languages: readonly string[],
  files: readonly ComparedFile[],
  findings: readonly Finding[],
) {
  const found = new Set(findings.map(identity))
  const isStale = ({ translation }: Pair) => found.has(identity({ ...translation, code: 'stale' }))
  const isSame = ({ translation }: Pair) => found.has(identity({ ...translation, code: 'same-as-source' }))
  const isDone = (pair: Pair) => pair.translation.value.trim() !== '' && !isStale(pair) && !isSame(pair)
  const textsIn = (language: string | undefined) =>
    files.filter((file) => file.language === language).flatMap((file) => [...file.texts.values()])
  const texts = textsIn(languages[0]).length
  return languages.map((language) => {
    const pairs = files.flatMap((file) => (file.language === language ? file.pairs : []))
    // Several plural forms may translate one English text, which is done when all of them are.
    const forms = [...Map.groupBy(pairs, ({ source }) => source).values()]
    return {
      language,
      texts,
      words: textsIn(language).flatMap(({ value }) => plainText(value).match(/[\p{L}\p{N}][^\s]*/gu) ?? [])
        .length,
      done: language === languages[0] ? texts : forms.filter((each) => each.every(isDone)).length,
      stale: pairs.filter(isStale).length,
    }
  })
}
