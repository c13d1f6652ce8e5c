import type { TypographyVariantsOptions } from '@mui/material/styles'
import type { Language } from '#i18n/languages.ts'
import { fontFamily } from './fonts.ts'

declare module '@mui/material/styles' {
  interface SiteVariants {
    lead: React.CSSProperties
    display: React.CSSProperties
  }
  interface TypographyVariants extends SiteVariants {}
  interface TypographyVariantsOptions extends Partial<SiteVariants> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true
    display: true
  }
}

/**
 * The sizes that grow with the window, as `clamp(smallest, base + growth, largest)`: smallest, base and largest in rem,
 * growth in vw. From a phone to 1440 px h1 goes from 32 to 48 px, h2 from 24 to 32, h3 from 20 to 22: a reader sees at a
 * glance which heading leads, and texts from 16 px to 17. Phones get few different sizes: a slow phone needs 1 to 2 ms more for each in its first layout.
 */
const fluidSizes = {
  display: [2.25, 1.5, 3, 4],
  figure: [2.25, 1.5, 3, 4],
  h1: [1.9, 1.63, 1.52, 3],
  h2: [1.4375, 1.315, 0.76, 2],
  h3: [1.2, 1.2, 0.19, 1.375],
  lead: [1.0625, 0.85, 0.75, 1.25],
  body1: [1, 0.955, 0.185, 1.0625],
} as const

/** The banners' captions in Arabic: with more than 60 px, they would take three lines. */
const arabicDisplay = [2.25, 1.5, 3, 3.75] as const

/** The sizes that stay the same, in rem. */
const fixedSizes = { h4: 1.1875, h5: 1.15, h6: 1.1, body2: 0.9375, caption: 0.875 } as const

/** Line heights, as multiples of the size: of Latin and of Arabic letters. */
const lineHeights = {
  /** Banners' headlines: at this size, farther lines drift apart. Nothing cuts what reaches beyond its line. */
  display: [1.08, 1.38],
  h1: [1.15, 1.38],
  h2: [1.15, 1.38],
  h3: [1.25, 1.38],
  h4: [1.35, 1.6],
  lead: [1.5, 1.6],
  body1: [1.65, 1.8],
  body2: [1.6, 1.8],
  caption: [1.5, 1.75],
  button: [1.5, 1.75],
} as const

/** On phones lines are short, so that the eye finds the next one also where it is closer. */
const phoneLineHeights = { body1: [1.5, 1.65], body2: [1.5, 1.65] } as const

type Size = keyof typeof fluidSizes | keyof typeof fixedSizes

/**
 * How much Arabic enlarges sizes, where not by 6 %: captions of banners have sizes of their own, figures are Latin digits,
 * and dots and joints of small letters would run together.
 */
const arabicScale: Partial<Record<string, number>> = { display: 1, figure: 1, body2: 1.1, caption: 1.1 }

const sizeOf = (name: Size) => `var(--size-${name})`
const lineOf = (name: keyof typeof lineHeights) => `var(--line-${name})`

/**
 * Custom properties, so that one theme and one style sheet serve every language. Arabic is set about 6 % larger,
 * with lines that hold the ink of its letters (IBM Plex Sans Arabic needs 1.61 in bold); those of headings are closer,
 * since no letter has a vowel mark, and have room above and below. Only Latin headings are tracked.
 */
export function typeScale(language: Language): Record<`--${string}`, string | number> {
  const { script } = language
  const arabic = script === 'Arab'
  const size = (name: string, rem: number) =>
    `${+(rem * (arabic ? (arabicScale[name] ?? 1.06) : 1)).toFixed(4)}rem`
  const fluid = (name: string, [min, base, growth, max]: readonly [number, number, number, number]) =>
    `clamp(${size(name, min)}, ${size(name, base)} + ${growth}vw, ${size(name, max)})`
  const sizes = arabic ? { ...fluidSizes, display: arabicDisplay } : fluidSizes
  const entries = [
    ...Object.entries(sizes).map(([name, values]) => [`--size-${name}`, fluid(name, values)] as const),
    ...Object.entries(fixedSizes).map(([name, rem]) => [`--size-${name}`, size(name, rem)] as const),
    ...Object.entries(lineHeights).map(
      ([name, [latin, other]]) => [`--line-${name}`, arabic ? other : latin] as const,
    ),
  ]
  return {
    ...Object.fromEntries(entries),
    '--font-family': fontFamily(language),
    '--heading-room': arabic ? '0.12em' : 0,
    // Some 68 characters of a line; `ch` is the width of a digit, which is wider than most letters.
    '--measure': arabic ? '25em' : '28em',
    // The longest line, where words have more room: some 72.
    '--wide-measure': arabic ? '28em' : '34em',
    '--tracking': script === 'Latn' ? '-0.012em' : 0,
  }
}

/** The lines of texts on phones. */
export function phoneLines({ script }: Language): Record<`--${string}`, number> {
  const lines = Object.entries(phoneLineHeights)
  return Object.fromEntries(
    lines.map(([name, [latin, other]]) => [`--line-${name}`, script === 'Arab' ? other : latin]),
  )
}

const heading = {
  fontWeight: 600,
  lineHeight: lineOf('h2'),
  letterSpacing: 'var(--tracking)',
  textWrap: 'balance',
} as const

const large = { ...heading, lineHeight: lineOf('h1'), paddingBlock: 'var(--heading-room)' } as const

export const typography: TypographyVariantsOptions = {
  // The body sets the typeface for the whole page (cssBaseline.ts).
  fontFamily: 'inherit',
  // The base of Material UI's `pxToRem`: texts take their sizes from the tables above, icons from `overrides/base.ts`.
  fontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  // The captions of Home's banners.
  display: { ...large, fontSize: sizeOf('display'), lineHeight: lineOf('display') },
  h1: { ...large, fontSize: sizeOf('h1') },
  h2: { ...heading, fontSize: sizeOf('h2') },
  h3: { ...heading, fontSize: sizeOf('h3'), lineHeight: lineOf('h3') },
  h4: { ...heading, fontSize: sizeOf('h4'), lineHeight: lineOf('h4'), letterSpacing: 0 },
  h5: { ...heading, fontSize: sizeOf('h5'), lineHeight: lineOf('h4'), letterSpacing: 0 },
  h6: { ...heading, fontSize: sizeOf('h6'), lineHeight: lineOf('h4'), letterSpacing: 0 },
  subtitle1: { fontSize: sizeOf('body1'), fontWeight: 600, lineHeight: lineOf('body1') },
  subtitle2: { fontSize: sizeOf('body2'), fontWeight: 600, lineHeight: lineOf('body2') },
  lead: { fontSize: sizeOf('lead'), lineHeight: lineOf('lead'), textWrap: 'pretty' },
  body1: { fontSize: sizeOf('body1'), lineHeight: lineOf('body1') },
  body2: { fontSize: sizeOf('body2'), lineHeight: lineOf('body2') },
  caption: { fontSize: sizeOf('caption'), lineHeight: lineOf('caption') },
  // Not in capitals: Arabic has none.
  overline: {
    fontSize: sizeOf('caption'),
    fontWeight: 600,
    lineHeight: lineOf('caption'),
    textTransform: 'none',
  },
  button: {
    fontSize: sizeOf('body1'),
    fontWeight: 600,
    lineHeight: lineOf('button'),
    textTransform: 'none',
  },
}
