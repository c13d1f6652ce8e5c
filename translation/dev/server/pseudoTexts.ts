import type { NamespaceTexts } from '#i18n/createI18n.ts'
import type { PseudoLanguageCode } from '#i18n/pseudoLanguages.ts'
import facts from '../../facts.json' with { type: 'json' }
import { mapTexts } from '../page/shared/mapTexts.ts'
import { withOwnForms } from './withOwnForms.ts'

const changes: Record<PseudoLanguageCode, (words: string) => string> = {
  'en-XA': (words) =>
    words.replaceAll(/\p{L}{4,}/gu, (word) => word + word.slice(-Math.ceil(word.length / 3))),
  'he-XB': (words) => words.replaceAll(/\p{Script=Latin}/gu, hebrewLetter),
}

/** Returns a Hebrew letter for a Latin one. */
function hebrewLetter(letter: string) {
  return String.fromCodePoint(0x5d0 + (letter.toLowerCase().charCodeAt(0) % 27))
}

/** Matches the parts that no language changes: tags, placeholders, figures such as 24x7, and names of products. */
const unchanged = (() => {
  const names = [
    ...facts.names,
    ...Object.values(facts.pages).flatMap((page) => ('names' in page ? page.names : [])),
  ]
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name))
  return new RegExp(
    String.raw`(<[^>]*>|\{\{[^}]*\}\}|\$t\([^)]*\)|\d+x\d+|(?<![A-Za-z\d])(?:${longestFirst.join('|')})(?![A-Za-z\d]))`,
  )
})()

/** Makes the texts of a pseudo-language from the English ones, with the plural forms of the language. */
export function pseudoTexts(language: PseudoLanguageCode, source: NamespaceTexts): NamespaceTexts {
  return mapTexts(withOwnForms(source, language), (text) => changedText(language, text)) as NamespaceTexts
}

function changedText(language: PseudoLanguageCode, text: string) {
  const parts = text.split(unchanged)
  return parts.map((part, index) => (index % 2 ? part : changes[language](part))).join('')
}
