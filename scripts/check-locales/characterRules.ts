import { codeOf } from './show.ts'
import { balanced, forbid, type TextRule } from './textRule.ts'

const remove = (name: string) => (found: string) =>
  `has ${name} ${codeOf(found)}, which nobody sees; delete it`
const spell = (found: string) => `has the special space ${codeOf(found)}; write an ordinary space`

const notComposed: TextRule = (text) =>
  text === text.normalize('NFC')
    ? []
    : [`is not in Unicode's composed form (NFC); replace it by this copy: ${text.normalize('NFC')}`]

/** Rules about characters, for every language. */
export const characterRules: TextRule[] = [
  notComposed,
  forbid(/\p{Cc}/gu, remove('the control character')),
  forbid(/[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\u2028\u2029]/gu, remove('the invisible character')),
  forbid(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, spell),
  forbid(/ {2,}/gu, () => 'has several spaces in a row; keep one'),
  forbid(/\.{3}/gu, () => 'has three dots; write the one character "…"'),
  forbid(
    /[\u200E\u200F\u061C\u202A-\u202E]/gu,
    (found) =>
      `has the direction mark ${codeOf(found)}; delete it, or isolate the foreign words: \\u2066…\\u2069`,
  ),
  balanced(
    /[\u2066-\u2068]/u,
    /\u2069/u,
    'does not end each isolate (U+2066, U+2067, U+2068) with one U+2069; pair them',
  ),
]

/** Joiners are spelling in Persian or Urdu, but a slip of the keyboard in English and Arabic. */
export const noJoiners: TextRule = forbid(/[\u200C\u200D]/gu, remove('the joiner'))
