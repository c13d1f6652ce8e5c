import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url'
import latin400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'
import latin600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-600-normal.woff2?url'
import { languages, supportedLanguage, type LanguageCode } from '#i18n/languages.ts'

const family = 'IBM Plex Sans Arabic'
export const fontStack = `'${family}', system-ui, 'Segoe UI', Tahoma, sans-serif`

type Subset = (typeof languages)[LanguageCode]['fontSubsets'][number]

/** The files of one typeface that carries both scripts, and the characters each subset covers. */
const subsets: Record<Subset, { range: string; files: Record<400 | 600, string> }> = {
  latin: {
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2012-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    files: { 400: latin400, 600: latin600 },
  },
  arabic: {
    range: 'U+0600-06FF,U+0750-077F,U+200C-200E,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
    files: { 400: arabic400, 600: arabic600 },
  },
}

/** The faces of subsets, one a weight. */
function facesOf(names: readonly Subset[]) {
  return names.flatMap((name) => {
    const { range, files } = subsets[name]
    return Object.entries(files).map(([weight, url]) => ({ weight, url, range }))
  })
}

/**
 * The faces as a style sheet of their own, outside Emotion: faces that are inserted again when the page comes
 * to life count as new, and move the text. `optional` with a preload never moves it: where the file is late,
 * this one page view stays in the system's font.
 */
export const fontFaces = facesOf(Object.keys(subsets) as Subset[])
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
  const own: readonly Subset[] = languages[documentLanguage].fontSubsets
  const missing = languages[language].fontSubsets.filter((subset) => !own.includes(subset))
  const faces = facesOf(missing).map(
    ({ weight, url, range }) =>
      new FontFace(family, `url(${url})`, { weight, unicodeRange: range, display: 'swap' }),
  )
  const loads = faces.map(async (face) => document.fonts.add(await face.load()))
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, patience))])
}
