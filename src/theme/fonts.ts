import arabic400 from './fonts/ibm-plex-sans-arabic-arabic-400.woff2?url'
import arabic600 from './fonts/ibm-plex-sans-arabic-arabic-600.woff2?url'
import latin400 from './fonts/ibm-plex-sans-arabic-latin-400.woff2?url'
import latin600 from './fonts/ibm-plex-sans-arabic-latin-600.woff2?url'
import { languages, supportedLanguage, type LanguageCode } from '#i18n/languages.ts'

import { fontSubsets, fontWeights, type FontSubset } from './fontSubsets.ts'

const family = 'IBM Plex Sans Arabic'
export const fontStack = `'${family}', system-ui, 'Segoe UI', Tahoma, sans-serif`

/** The files of one typeface that carries both scripts. */
const files: Record<FontSubset, Record<(typeof fontWeights)[number], string>> = {
  latin: { 400: latin400, 600: latin600 },
  arabic: { 400: arabic400, 600: arabic600 },
}

/** The faces of subsets, one a weight. */
function facesOf(subsets: readonly FontSubset[]) {
  return subsets.flatMap((subset) =>
    fontWeights.map((weight) => ({
      weight: String(weight),
      url: files[subset][weight],
      range: fontSubsets[subset],
    })),
  )
}

/**
 * The faces as a style sheet of their own, outside Emotion: faces that are inserted again when the page comes
 * to life count as new, and move the text. `optional` with a preload never moves it: where the file is late,
 * this one page view stays in the system's font.
 */
export const fontFaces = facesOf(Object.keys(fontSubsets) as FontSubset[])
  .map(
    ({ weight, url, range }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url(${url}) format('woff2');unicode-range:${range}}`,
  )
  .join('')

/** Addresses of the font files that a language's first paint needs. */
export function fontFiles(language: LanguageCode): string[] {
  return facesOf(languages[language].fontSubsets).map(({ url }) => url)
}

/** How long a flip of the language may wait for its typeface, in ms. */
const patience = 2000
const added = new Set<LanguageCode>()
/** The language that the document was loaded in, whatever it was flipped to since. */
let documentLanguage: LanguageCode | undefined

/**
 * Loads the fonts of a language that the document was not loaded in. The style sheet's `optional` faces are
 * not used when they come after the first paint, so these are faces of their own. Resolves also when they
 * cannot be had, or take too long.
 */
export async function loadFonts(language: LanguageCode): Promise<void> {
  if (typeof document === 'undefined' || added.has(language)) return
  documentLanguage ??= supportedLanguage(document.documentElement.lang) ?? language
  added.add(language)
  // Those that it came with stay as they are: a new face of theirs would move the text that is being read.
  const own: readonly FontSubset[] = languages[documentLanguage].fontSubsets
  const missing = languages[language].fontSubsets.filter((subset) => !own.includes(subset))
  const faces = facesOf(missing).map(
    ({ weight, url, range }) =>
      new FontFace(family, `url(${url})`, { weight, unicodeRange: range, display: 'swap' }),
  )
  const loads = faces.map(async (face) => document.fonts.add(await face.load()))
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, patience))])
}
