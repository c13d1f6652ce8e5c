import files from 'virtual:font-files'
import { languageCodes, languages, type Language, type LanguageCode } from '#i18n/languages.ts'
import { fontSubsets, fontWeights, type FontSubset } from '#config/fontSubsets.ts'
import { brand } from './brand.ts'
import { fallbackFamilies, fallbackFonts } from './fallbackFonts.ts'
import { nameLetters } from './nameLetters.ts'

/** Each browser that we support knows it. */
export const systemFamily = 'system-ui'

/** The typeface of a language, as `font-family` has it: the system's, where the site's own has not its letters. */
export function fontFamily({ fontSubsets: subsets }: Language): string {
  return subsets.length > 0 ? `'${brand.typeface}', ${fallbackFamilies}, ${systemFamily}` : systemFamily
}

/** The typeface of a language's own name on pages of the others, whose files may lack its letters. */
export function nameFamily(language: LanguageCode): string {
  return `'${brand.typeface} ${language}', var(--font-family)`
}

function fileOf(subset: FontSubset | `name-${LanguageCode}`, weight: number) {
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
 * A few letters for each name, some 3 KB: a word must not load the typeface of another script. Each name has a family of
 * its own, since browsers do not join letters of two files. `fallback`: the whole typeface (showWholeTypeface.ts) does
 * not wait for it.
 */
const nameFaces = languageCodes.flatMap((code) => {
  const letters = nameLetters(languages[code])
  if (letters.length === 0) return []
  const range = letters.map((letter) => `U+${letter.toString(16).toUpperCase()}`).join()
  return `@font-face{font-family:'${brand.typeface} ${code}';font-weight:600;font-display:fallback;src:url(${fileOf(`name-${code}`, 600)}) format('woff2');unicode-range:${range}}`
})

/** Pages show names of all languages, and those too have faces of the system's in their measures. */
const allSubsets = [...new Set(languageCodes.flatMap((code) => languages[code].fontSubsets))]

/**
 * Not through Emotion: faces that are inserted a second time during hydration count as new and move the text. `swap`
 * shows the typeface whenever its files come, over faces of its measures (fallbackFonts.ts), so that no line moves.
 */
export function fontFaces(language: LanguageCode): string {
  const { fontSubsets: subsets } = languages[language]
  const own = facesOf(subsets).map(
    ({ weight, url, range }) =>
      `@font-face{font-family:'${brand.typeface}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`,
  )
  return [...own, ...nameFaces, fallbackFonts(allSubsets)].join('')
}

/** Addresses of the font files that a language's first paint needs. */
export function fontFiles(language: LanguageCode): string[] {
  return facesOf(languages[language].fontSubsets).map(({ url }) => url)
}

/** How long a switch of the language may wait for its typeface, in ms. */
const timeoutMs = 2000

/**
 * The faces that the document lacks for a language, all in one change. Resolves also when they cannot be had, or take
 * too long: they are then shown once they come.
 */
export async function loadFonts(language: LanguageCode, documentLanguage: LanguageCode): Promise<void> {
  // The faces that the document was loaded with are not added again: that would move the text that is being read.
  const own: readonly FontSubset[] = languages[documentLanguage].fontSubsets
  const missing = languages[language].fontSubsets.filter((subset) => !own.includes(subset))
  if (missing.length === 0) return
  const faces = facesOf(missing).map(
    ({ weight, url, range }) =>
      new FontFace(brand.typeface, `url(${url})`, { weight, unicodeRange: range, display: 'swap' }),
  )
  await Promise.race([showFaces(faces), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
}

async function showFaces(faces: FontFace[]) {
  const results = await Promise.allSettled(faces.map((face) => face.load()))
  for (const result of results) if (result.status === 'fulfilled') document.fonts.add(result.value)
}
