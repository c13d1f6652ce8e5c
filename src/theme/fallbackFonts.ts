import { fontSubsets, type FontSubset } from '#config/fontSubsets.ts'

interface SystemFace {
  /** The names under which browsers find the face. */
  names: string[]
  /** The width of the site's texts in the typeface, as a part of their width in this face. */
  width: number
}

type FacesByWeight = Record<'400' | '600', SystemFace>

/** The system's faces: of Android, of Windows and Apple's systems (Debian's Liberation has their widths), of Debian. */
const systems: Record<string, Partial<Record<FontSubset, FacesByWeight>>> = {
  'Plex Android': {
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
  },
  'Plex Arial': {
    latin: {
      400: { names: ['Arial', 'ArialMT', 'Liberation Sans'], width: 1.007 },
      600: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.965 },
    },
    arabic: {
      400: { names: ['Arial', 'ArialMT'], width: 1.142 },
      600: { names: ['Arial Bold', 'Arial-BoldMT'], width: 1.172 },
    },
  },
  'Plex DejaVu': {
    latin: {
      400: { names: ['DejaVu Sans', 'DejaVuSans'], width: 0.889 },
      600: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.81 },
    },
    arabic: {
      400: { names: ['DejaVu Sans', 'DejaVuSans'], width: 0.881 },
      600: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.773 },
    },
  },
}

/** The font families that stand in for the typeface until its files have come, as `font-family` lists them. */
export const fallbackFamilies = Object.keys(systems)
  .map((name) => `'${name}'`)
  .join(', ')

/** Metrics of the typeface, in parts of the font size. */
const [ascent, descent] = [1.085, 0.415]

/**
 * Faces of the system in the measures of the typeface: lines break, and stand, where they would in it. Latin names stand
 * in Arabic texts, too.
 */
export function fallbackFonts(subsets: readonly FontSubset[]): string {
  return Object.entries(systems)
    .flatMap(([family, faces]) =>
      subsets.flatMap((subset) =>
        Object.entries(faces[subset] ?? {}).map(([weight, { names, width }]) => {
          const sources = names.map((name) => `local('${name}')`).join()
          const measures = `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`
          return `@font-face{font-family:'${family}';font-weight:${weight};src:${sources};${measures};unicode-range:${fontSubsets[subset]}}`
        }),
      ),
    )
    .join('')
}

const percent = (part: number) => `${(100 * part).toFixed(1)}%`
