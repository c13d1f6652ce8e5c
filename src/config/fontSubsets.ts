/**
 * The characters of the site's texts, and those that visitors type in their language, in the form of `unicode-range`. A
 * first page in Arabic loads 37 KB with them, and 128 KB without. `npm run fonts` makes the subsets that the table of
 * languages names; `npm run locales` reports a text with a character that is missing here.
 */
export const fontSubsets = {
  /** The letters of French, German, Spanish and their neighbours that `latin` lacks. */
  accents:
    'U+00A1-00A8,U+00AA,U+00AE-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0152-0153,U+0178,U+2039-203A',
  latin: 'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  /** All letters: some browsers do not join letters of two fonts. The space keeps words in place if Latin is late. */
  arabic: 'U+0020,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670',
} as const

export type FontSubset = keyof typeof fontSubsets
export const fontWeights = [400, 600] as const

/** Returns the code points of a subset. */
export function codePointsOf(subset: FontSubset): number[] {
  return fontSubsets[subset].split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  })
}
