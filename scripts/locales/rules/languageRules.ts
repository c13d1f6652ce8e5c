import { latinDigits } from '#i18n/latinDigits.ts'
import { arabicRules, arabicScriptRules } from './arabicRules.ts'
import type { WordLists } from '../files/wordsFile.ts'
import { characterRules, noJoiners, noSpaceBefore, specialSpaces } from './characterRules.ts'
import { forbid, paired, type TextRule } from './textRule.ts'
import { houseStyle, numberedNouns, vowelMarks } from './wordRules.ts'

interface LanguageRules {
  /** A letter of its script. */
  letter: RegExp
  /** Rules for its texts, in addition to the rules for every language. */
  rules: readonly TextRule[]
}

/** French has a no-break space before ; : ! ? » and %, and after «. */
const frenchSpaces = /[\u00A0\u202F](?=[;:!?»%])|(?<=«)[\u00A0\u202F]|(?<=\d)[\u00A0\u202F](?=\d)/gu

/** Digits, except those of a Latin name such as Microsoft 365. */
const otherDigits = /(?<!(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*(?:[ /-][0-9]*)?)[0-9٠-٩]+/gu

/** The rules of each language. A language that is missing here has only the rules for every language. */
const rulesOf: Record<string, LanguageRules | undefined> = {
  en: {
    letter: /\p{Script=Latin}/u,
    rules: [
      noJoiners,
      specialSpaces(),
      forbid(/[\p{Script=Arabic}،؛؟]+/gu, 'foreign-letters'),
      forbid(/"/gu, 'straight-quotes'),
      forbid(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, 'straight-apostrophe', { fix: () => '’' }),
      forbid(/[«»„]/gu, 'foreign-quotes'),
      paired(['“”'], 'quotes-unpaired'),
      noSpaceBefore,
    ],
  },
  ar: { letter: /\p{Script=Arabic}/u, rules: arabicRules },
  fa: {
    letter: /\p{Script=Arabic}/u,
    rules: [
      specialSpaces(),
      ...arabicScriptRules,
      forbid(/[كيى]/gu, 'arabic-letter', { wanted: (found) => (found === 'ك' ? 'ک' : 'ی') }),
      forbid(otherDigits, 'other-digits', { fix: persianDigits }),
    ],
  },
  fr: {
    letter: /\p{Script=Latin}/u,
    rules: [
      noJoiners,
      specialSpaces(frenchSpaces),
      forbid(/(?<![\s«])[;!?»]|(?<=\p{L})[ ]?:(?=\s)|[ ][;!?»]/gu, 'french-space'),
      forbid(/\s[,.]/gu, 'space-before', { fix: (found) => found.trim() }),
      forbid(/["“”]/gu, 'latin-quotes'),
    ],
  },
}

const common: LanguageRules = { letter: /\p{L}/u, rules: [specialSpaces(), noSpaceBefore] }

export function languageRules(language: string): LanguageRules {
  return rulesOf[language] ?? common
}

/** All rules for the texts of a language that need no comparison with another language. */
export function textRules(language: string, words: WordLists): TextRule[] {
  return [
    ...characterRules,
    ...languageRules(language).rules,
    // Persian writes vowel marks that the house style of Arabic leaves out.
    ...(language === 'ar' ? [vowelMarks(words)] : []),
    numberedNouns(language, words),
    houseStyle(words),
  ]
}

function persianDigits(found: string): string {
  return latinDigits(found).replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
}
