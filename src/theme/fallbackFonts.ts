import { fontSubsets, type FontSubset } from '#config/fontSubsets.ts'

/** The font family of a page with `data-system-font`: faces of the visitor's system, scaled to the typeface. */
export const fallbackFamily = 'IBM Plex Fallback'

/** Metrics of the typeface, in parts of the font size. */
const [ascent, descent] = [1.085, 0.415]

/**
 * The faces of Android, whose phones most often do without the typeface, by weight: the names under which browsers find
 * them, and the width of the site's texts in the typeface, as a part of their width in this face.
 */
const androids: Partial<Record<FontSubset, Record<string, { names: string[]; width: number }>>> = {
  latin: {
    400: { names: ['Roboto', 'Roboto-Regular'], width: 1.009 },
    600: { names: ['Roboto Bold', 'Roboto-Bold'], width: 1.029 },
  },
  arabic: {
    400: { names: ['Noto Naskh Arabic', 'NotoNaskhArabic', 'NotoNaskhArabicUI'], width: 1.036 },
    600: {
      names: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold', 'NotoNaskhArabicUI-Bold'],
      width: 1.047,
    },
  },
}

/**
 * Faces of the system in the measures of the typeface: lines break, and stand, where they would in it. Only those of a
 * language's own script: a browser looks for each by name before the first paint.
 */
export function fallbackFonts(subsets: readonly FontSubset[]): string {
  const own = subsets.findLast((subset) => subset in androids)
  if (!own) return ''
  return Object.entries(androids[own] ?? {})
    .map(([weight, { names, width }]) => {
      const sources = names.map((name) => `local('${name}')`).join()
      const measures = `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`
      return `@font-face{font-family:'${fallbackFamily}';font-weight:${weight};src:${sources};${measures};unicode-range:${fontSubsets[own]}}`
    })
    .join('')
}

const percent = (part: number) => `${(100 * part).toFixed(1)}%`
