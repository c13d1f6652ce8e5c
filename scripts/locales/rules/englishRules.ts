import { noJoiners, noSpaceBefore, specialSpaces } from './characterRules.ts'
import { forbid, paired, type TextRule } from './textRule.ts'

/** Rules about English letters and punctuation. */
export const englishRules: TextRule[] = [
  noJoiners,
  specialSpaces(),
  forbid(/[\p{Script=Arabic}،؛؟]+/gu, { code: 'foreign-letters' }),
  forbid(/"/gu, { code: 'straight-quotes' }),
  forbid(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, { code: 'straight-apostrophe', fix: () => '’' }),
  forbid(/[«»„]/gu, { code: 'foreign-quotes' }),
  paired([['“', '”']], 'quotes-unpaired'),
  noSpaceBefore,
]
