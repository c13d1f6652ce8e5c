import files from 'virtual:font-files'
import { languages, type Language, type LanguageCode } from '#i18n/languages.ts'
import { fontSubsets, fontWeights, type FontSubset } from '#config/fontSubsets.ts'
import { brand } from './brand.ts'
import { fallbackFonts } from './fallbackFonts.ts'

/** Each browser that we support knows it. Each further family takes 10 to 20 ms of a slow phone's first layout. */
export const systemFamily = 'system-ui'

/** The typeface of a language, as `font-family` has it: the system's, where the site's own has not its letters. */
export function fontFamily({ fontSubsets: subsets }: Language): string {
  return subsets.length > 0 ? `'${brand.typeface}', ${systemFamily}` : systemFamily
}

function fileOf(subset: FontSubset, weight: number) {
  const name = `src/theme/fonts/${subset}-${weight}.woff2` as const
  const file = files[`/${name}`]
  if (file === undefined) {
    throw new Error(`${name}: is missing, run: npm run fonts (PREVIEW=1 for a draft)`)
  }
  return file
}

function facesOf(subsets: readonly FontSubset[]) {
  return subsets.flatMap((subset) =>
    fontWeights.map((weight) => ({
      weight: String(weight),
      url: fileOf(subset, weight),
      range: fontSubsets[subset],
    })),
  )
}

/**
 * Not through Emotion: faces that are inserted a second time during hydration count as new and move the text. With
 * `optional` and a preload nothing moves: if a file is late, this page view keeps the system's font
 * (src/boot/showSystemFontUntilLoaded.ts), as do letters of other scripts that a visitor types.
 */
export function fontFaces(language: LanguageCode): string {
  const { fontSubsets: subsets } = languages[language]
  const own = facesOf(subsets).map(
    ({ weight, url, range }) =>
      `@font-face{font-family:'${brand.typeface}';font-weight:${weight};font-display:optional;src:url(${url}) format('woff2');unicode-range:${range}}`,
  )
  return own.join('') + fallbackFonts(subsets)
}

/** Addresses of the font files that a language's first paint needs. */
export function fontFiles(language: LanguageCode): string[] {
  return facesOf(languages[language].fontSubsets).map(({ url }) => url)
}

/** How long a switch of the language may wait for its typeface, in ms. */
const timeoutMs = 2000

/**
 * `optional` faces are not used when they come after the first paint, so these are faces of their own. A document in
 * the system's typeface keeps it. Resolves also when they cannot be had, or take too long.
 */
export async function loadFonts(language: LanguageCode, documentLanguage: LanguageCode): Promise<void> {
  // The faces that the document was loaded with are not added again: that would move the text that is being read.
  const own: readonly FontSubset[] = languages[documentLanguage].fontSubsets
  const missing = languages[language].fontSubsets.filter((subset) => !own.includes(subset))
  if (missing.length === 0 || 'systemFont' in document.documentElement.dataset) return
  const faces = facesOf(missing).map(
    ({ weight, url, range }) =>
      new FontFace(brand.typeface, `url(${url})`, { weight, unicodeRange: range, display: 'swap' }),
  )
  const loads = faces.map(async (face) => document.fonts.add(await face.load()))
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
}
