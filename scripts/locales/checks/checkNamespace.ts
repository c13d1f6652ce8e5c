import { finding, type Finding } from '../report/Finding.ts'
import type { FactsTable } from '../files/factsFile.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import type { WordLists } from '../files/wordsFile.ts'
import { checkGlossary, type Term } from './checkGlossary.ts'
import { checkMarkup } from './checkMarkup.ts'
import { checkFactsStated, checkFigures, checkNameSpelling } from './checkPageFacts.ts'
import { checkSameAsSource } from './checkSameAsSource.ts'
import { checkTexts, textRules } from './checkTexts.ts'
import { checkValues } from './checkValues.ts'
import { comparePair } from './comparePair.ts'
import { compareStructure, type Pair } from './compareStructure.ts'
import { checkFreshness, freshness, type Freshness } from './freshness.ts'
import { checkPlurals } from './plurals.ts'

/** The content of the files that all languages share, prepared for the checks. */
export interface SharedRules {
  facts: FactsTable
  glossary: readonly Term[]
  words: (language: string) => WordLists
}

/** A translated file, compared with its English one. */
export interface Translation {
  file: LocaleFile
  pairs: Pair[]
  freshness: Freshness
}

export interface NamespaceReport {
  findings: Finding[]
  source: LocaleFile | undefined
  translations: Translation[]
}

/**
 * Checks the files of one namespace: the source language's, and every translation of it.
 * @param recorded the English that each translation was made from
 */
export function checkNamespace(
  source: LocaleFile | undefined,
  translations: readonly LocaleFile[],
  recorded: readonly LocaleFile[],
  rules: SharedRules,
): NamespaceReport {
  const files = [source, ...translations].filter((file) => file !== undefined)
  const readable = files.filter((file) => file.readable)
  const compared = source?.readable
    ? translations
        .filter((file) => file.readable)
        .map((file) =>
          compare(
            source,
            file,
            recorded.find(({ language }) => language === file.language),
          ),
        )
    : []
  const pairsOf = (file: LocaleFile) => compared.find((other) => other.file === file)?.pairs ?? []
  return {
    findings: [
      ...files.flatMap(({ problems }) => problems),
      ...compared.flatMap(({ structure }) => structure),
      ...checkPlurals(readable),
      ...readable.flatMap((file) => [
        ...checkValues(file),
        ...checkMarkup(file, pairsOf(file)),
        ...checkTexts(file, textRules(file.language, rules.words(file.language))),
        ...checkFigures(file, rules.facts),
        ...checkNameSpelling(file, rules.facts),
        ...checkFactsStated(file, rules.facts),
      ]),
      ...compared.flatMap(({ file, pairs, freshness: state }) => [
        ...pairs.flatMap((pair) =>
          comparePair(pair, rules.facts).map((fault) => finding(pair.translation, fault)),
        ),
        ...checkSameAsSource(pairs, rules.facts),
        ...pairs.flatMap((pair) =>
          pair.translation.language === 'ar' ? checkGlossary(pair, rules.glossary) : [],
        ),
        ...checkFreshness(file, pairs, state),
      ]),
    ],
    source,
    translations: compared,
  }
}

function compare(source: LocaleFile, file: LocaleFile, recorded: LocaleFile | undefined) {
  const { findings, pairs } = compareStructure(source, file)
  return { file, pairs, structure: findings, freshness: freshness(pairs, recorded, [source, file]) }
}
