import { codePointsOf } from '#config/fontSubsets.ts'
import type { PatternRule, WordLists } from '../../files/sharedFiles.ts'
import rules from './rules.json' with { type: 'json' }
import { forbid, pairedIsolates, type TextRule } from './textRule.ts'
import { houseStyle, vowelMarks } from './wordRules.ts'
import { digitsOf, languageRow, letterOf, withDigits } from './writing.ts'

/** Returns the rules that need no other language, in their order: where two rules match, the first one reports. */
export function textRules(language: string, words: WordLists): TextRule[] {
  const others = `${letterOf(language).source}|\\p{Script=Latin}|\\p{Script=Common}|\\p{Script=Inherited}`
  return [
    ...(rules as PatternRule[]).map(patternRule),
    pairedIsolates,
    forbid(new RegExp(`(?:(?!${others})\\p{L})+`, 'gu'), 'foreign-letters'),
    otherDigits(language),
    otherKeyboard(words),
    ...(words.rules ?? []).map(patternRule),
    ...(language === 'ar' ? [vowelMarks(words)] : []),
    houseStyle(words),
  ]
}

function patternRule({ finding, find, write, key, english }: PatternRule): TextRule {
  const written = (_found: string, match: RegExpExecArray) =>
    write?.replace(/\$(\d|&)/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? '')
  const pattern = new RegExp(find, 'gu')
  if (key === undefined && english === undefined)
    return forbid(pattern, finding, write === undefined ? {} : { fix: written })
  // `--fix` knows no places, so a rule for certain places proposes only.
  const rule = forbid(pattern, finding, write === undefined ? {} : { wanted: written })
  const [keys, sources] = [key, english].map((each) => each && new RegExp(each, 'u'))
  return (text, place) => {
    if (!place || (keys && !keys.test(place.key))) return []
    return !sources || (place.english !== undefined && sources.test(place.english)) ? rule(text) : []
  }
}

/** Finds signs of another keyboard that look like the language's own. If two signs may be meant, a person chooses. */
function otherKeyboard({ letters = {} }: WordLists): TextRule {
  const wanted = (found: string) => letters[found] ?? found
  const fix = (found: string) => (wanted(found).includes(' ') ? undefined : wanted(found))
  return forbid(new RegExp(`[${Object.keys(letters).join('')}]`, 'gu'), 'other-letter', { fix, wanted })
}

/** Finds digits that the language does not write. Digits of a Latin name, such as Microsoft 365, are allowed. */
function otherDigits(language: string): TextRule {
  const digits = digitsOf(language)
  return forbid(/(?<!(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*(?:[ /-][0-9]*)?)[\p{Nd}٪٫٬]+/gu, 'other-digits', {
    fix: (found) => withDigits(found, digits),
  })
}

/** Finds signs that the site's typeface lacks. A language in the system's typeface does not have this rule. */
export function glyphRules(language: string): TextRule[] {
  const known = new Set(languageRow(language)?.fontSubsets.flatMap(codePointsOf))
  if (known.size === 0) return []
  const wanted = (sign: string) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '')
  // Invisible characters have findings of their own. Placeholders are left out: only the page has their values.
  return [
    forbid(/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\uFFFC]|\p{Co}|\p{Cn}/gu, 'glyph-missing', {
      wanted,
    }),
  ]
}
