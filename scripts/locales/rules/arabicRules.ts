import { latinFigure } from '../text/figures.ts'
import { noJoiners, noSpaceBefore, remove, specialSpaces } from './characterRules.ts'
import { forbid, paired, type TextRule } from './textRule.ts'

const letter = String.raw`\p{Script=Arabic}`

/** Punctuation that Arabic and Persian share. The semicolon of an entity, such as &nbsp;, is none. */
export const arabicScriptRules: TextRule[] = [
  forbid(
    new RegExp(
      String.raw`(?<=[${letter}\p{M}][»)\]%]*)\s?[,;?]|(?:[,?]|(?<!&#?\w+);)(?=\s*[${letter}])`,
      'gu',
    ),
    'latin-mark',
    { fix: arabicMark },
  ),
  noSpaceBefore,
  forbid(new RegExp(String.raw`[،؛؟](?=[${letter}A-Za-z])`, 'gu'), 'no-space-after', {
    fix: (found) => `${found} `,
  }),
  forbid(/ـ+/gu, 'tatweel', { fix: remove }),
  forbid(/[\uFB50-\uFDFF\uFE70-\uFEFC]+/gu, 'presentation-form', { fix: (found) => found.normalize('NFKC') }),
  forbid(/["“”„‟]/gu, 'latin-quotes'),
  paired(['«»'], 'quotes-unpaired'),
]

function arabicMark(found: string): string {
  return ({ ',': '،', ';': '؛', '?': '؟' } as Record<string, string>)[found.trim()] ?? found
}

/** Letters of a Persian or Urdu keyboard, and the Arabic letters that look the same. */
const arabicLetters: Record<string, string> = { ک: 'ك', ہ: 'ه', ھ: 'ه', ە: 'ه', ۀ: 'ه' }

/** Latin names with a sign at one end, such as C++. Without an isolate, the sign moves to the other end. */
const signedName = forbid(
  /(?<![\p{L}\p{N}])[A-Za-z][\w/.]*[+#!*]+(?![A-Za-z\d])|(?<![\p{L}\p{N}.])\.[A-Z][A-Za-z]+/gu,
  'sign-not-isolated',
)
/** Figures with a sign at their end. After Arabic letters, without an isolate, the sign moves to the other end. */
const signedFigure = forbid(
  new RegExp(String.raw`(?<=${letter}[^\p{L}]*)\d[\d.,x]*(?:\s?%|\+)(?!\d)`, 'gu'),
  'sign-not-isolated',
  { fix: (found) => `\u2066${found}\u2069` },
)
const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu

const tanwinBeforeAlif = (word: string) => word.replaceAll('ا\u064B', '\u064Bا')

/** Rules about Arabic letters and punctuation. */
export const arabicRules: TextRule[] = [
  noJoiners,
  specialSpaces(),
  ...arabicScriptRules,
  forbid(/[کہھەۀ]/gu, 'persian-letter', { fix: (found) => arabicLetters[found] ?? found }),
  // At the end of a word, a person has to choose between the two.
  forbid(/ی/gu, 'persian-letter', { wanted: () => 'ي / ى' }),
  forbid(/[\p{L}\p{M}]*ا\u064B/gu, 'tanwin-order', { fix: tanwinBeforeAlif }),
  forbid(/(?<![\p{L}\p{M}\p{N}])و\p{M}*(?=\s)/gu, 'lone-waw'),
  forbid(/[٠-٩۰-۹٪٫٬]+/gu, 'arabic-digits', { fix: latinFigure }),
  (text) => {
    const notIsolated = text.replace(isolated, (found) => '_'.repeat(found.length))
    return [...signedFigure(notIsolated), ...signedName(notIsolated)]
  },
]
