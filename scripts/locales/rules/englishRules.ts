import { noJoiners, noSpaceBefore, specialSpaces } from './characterRules.ts'
import { forbid, paired, type TextRule } from './textRule.ts'

/** Rules about English letters and punctuation. */
export const englishRules: TextRule[] = [
  noJoiners,
  specialSpaces(),
  forbid(/[\p{Script=Arabic}،؛؟]+/gu, 'foreign-letters'),
  forbid(/"/gu, 'straight-quotes'),
  forbid(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, 'straight-apostrophe', () => '’'),
  forbid(/[«»„]/gu, 'foreign-quotes'),
  paired([['“', '”']], 'quotes-unpaired'),
  noSpaceBefore,
]
