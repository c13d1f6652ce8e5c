import { noJoiners } from './characterRules.ts'
import { forbid, type TextRule } from './textRule.ts'

/** Rules about English punctuation. */
export const englishRules: TextRule[] = [
  noJoiners,
  forbid(/"/gu, () => 'has a straight quotation mark; write “ before and ” after the words'),
  forbid(/\s[,.;:!?](?![\p{L}\p{N}])/gu, (found) => `has a space before "${found.trim()}"; delete the space`),
]
