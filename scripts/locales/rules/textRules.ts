import { codePointsOf } from '#config/fontSubsets.ts'
import type { FindingCode } from '../report/Finding.ts'
import type { WordLists } from '../files/sharedFiles.ts'
import rules from './rules.json' with { type: 'json' }
import { forbid, paired, textFinding, type TextRule } from './textRule.ts'
import { houseStyle, numberedNouns, vowelMarks } from './wordRules.ts'
import { digitsOf, languageRow, letterOf, tagOf, withDigits } from './writing.ts'

/** A rule as `rules.json` and the lists of words have it. */
export interface PatternRule {
  finding: FindingCode
  /** A regular expression of what is not written. */
  find: string
  /** What is written in its place, with $& and $1 as in JavaScript; absent where a person has to choose. */
  write?: string
}

/** All rules that need no other language. Of two that find something at one place, the first one tells of it. */
export function textRules(language: string, words: WordLists): TextRule[] {
  const tag = new Intl.Locale(tagOf(language))
  const letter = letterOf(language)
  const others = `${letter.source}|\\p{Script=Latin}|\\p{Script=Common}|\\p{Script=Inherited}`
  const isOwn = (own: string) =>
    own.split(' ').some((one) => [tag.language, tag.maximize().script].includes(one))
  const ofLanguage = rules.filter(({ of, except }) => (!of || isOwn(of)) && !(except && isOwn(except)))
  return [
    ...(ofLanguage as PatternRule[]).map(patternRule),
    notComposed,
    paired(['\u2066\u2069', '\u2067\u2069', '\u2068\u2069'], 'isolates-unpaired'),
    (text) => brackets(withoutMarkers(text)),
    forbid(new RegExp(`(?:(?!${others})\\p{L})+`, 'gu'), 'foreign-letters'),
    otherDigits(language),
    ...otherQuotes(words),
    otherKeyboard(words),
    ...(words.rules ?? []).map(patternRule),
    // Persian writes vowel marks that the house style of Arabic leaves out.
    ...(tag.language === 'ar' ? [presentationForms, vowelMarks(words)] : []),
    numberedNouns(language, words),
    houseStyle(words),
  ]
}

function patternRule({ finding, find, write }: PatternRule): TextRule {
  const fix = (_found: string, match: RegExpExecArray) =>
    write?.replace(/\$(\d|&)/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? '')
  return forbid(new RegExp(find, 'gu'), finding, write === undefined ? {} : { fix })
}

const notComposed: TextRule = (text) => {
  const wanted = text.normalize('NFC')
  const details = { code: 'not-composed', values: { wanted } } as const
  return text === wanted ? [] : [textFinding(text, 0, text.length, details)]
}
const presentationForms = forbid(/[\uFB50-\uFDFF\uFE70-\uFEFC]+/gu, 'presentation-form', {
  fix: (found) => found.normalize('NFKC'),
})
/** Removes list markers such as "1)", whose bracket has no partner. */
const withoutMarkers = (text: string) => text.replace(/(?<=^|\s)[\p{L}\p{Nd}][)）]/gu, '  ')
const brackets = paired(['()', '[]', '（）', '「」', '《》'], 'brackets-unpaired')

/** Signs of another keyboard that look like the language's own. Where two may be meant, a person chooses. */
function otherKeyboard({ letters = {} }: WordLists): TextRule {
  const wanted = (found: string) => letters[found] ?? found
  const fix = (found: string) => (wanted(found).includes(' ') ? undefined : wanted(found))
  return forbid(new RegExp(`[${Object.keys(letters).join('')}]`, 'gu'), 'other-letter', { fix, wanted })
}

function otherQuotes({ quotes }: WordLists): TextRule[] {
  if (quotes === undefined) return []
  const pattern = new RegExp(`[${'"“”„‟«»'.replaceAll(new RegExp(`[${quotes}]`, 'g'), '')}]`, 'gu')
  return [
    forbid(pattern, 'other-quotes', { wanted: () => quotes.split('').join(' ') }),
    paired([quotes], 'quotes-unpaired'),
  ]
}

/** Finds digits that the language does not write, but for those of a Latin name such as Microsoft 365. */
function otherDigits(language: string): TextRule {
  const digits = digitsOf(language)
  return forbid(/(?<!(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*(?:[ /-][0-9]*)?)[\p{Nd}٪٫٬]+/gu, 'other-digits', {
    fix: (found) => withDigits(found, digits),
  })
}

/** Finds signs that no typeface at hand has: the site's own, or, for a language that is set in the system's, emoji. */
export function glyphRule(language: string): TextRule {
  const known = new Set(languageRow(language)?.fontSubsets.flatMap(codePointsOf))
  const wanted = (sign: string) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '')
  // What nobody sees has findings of its own, and a value is known only to the page.
  const shown = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\uFFFC]|\p{Co}|\p{Cn}/gu
  return known.size > 0
    ? forbid(shown, 'glyph-missing', { wanted })
    : forbid(/\p{Emoji_Presentation}|\uFE0F|\p{Co}|\p{Cn}/gu, 'glyph-doubtful')
}
