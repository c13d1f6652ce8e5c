import type { TypographyVariantsOptions } from '@mui/material/styles'
import type { Language } from '#i18n/languages.ts'

declare module '@mui/material/styles' {
  interface TypographyVariants {
    lead: React.CSSProperties
    figure: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    lead?: React.CSSProperties
    figure?: React.CSSProperties
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true
    figure: true
    h5: false
    h6: false
    subtitle1: false
    subtitle2: false
    overline: false
    button: false
  }
}

/** One scale, in rem: smallest size, what it grows with the viewport, largest size. */
const scale = {
  display: [2.125, 1.2, 3.4, 3.75],
  h1: [1.9, 1.35, 2, 2.75],
  h2: [1.625, 1.3, 1.5, 2.375],
  h3: [1.25, 1.15, 0.45, 1.5],
  lead: [1.125, 1.05, 0.4, 1.375],
  figure: [2.25, 1.7, 2.2, 3.5],
} as const

/**
 * Arabic is set about 6 % larger, without tracking, and with lines that hold the ink of its letters
 * (IBM Plex Sans Arabic needs 1.61 in bold).
 */
export function typographyFor({ script }: Language): TypographyVariantsOptions {
  const arabic = script === 'Arab'
  const enlarge = arabic ? 1.06 : 1
  const size = (rem: number) => `${+(rem * enlarge).toFixed(4)}rem`
  const fluid = ([min, base, growth, max]: readonly [number, number, number, number]) =>
    `clamp(${size(min)}, ${size(base)} + ${growth}vw, ${size(max)})`
  const heading = {
    fontWeight: 600,
    lineHeight: arabic ? 1.62 : 1.15,
    letterSpacing: arabic ? 0 : '-0.012em',
    textWrap: 'balance',
  } as const
  return {
    // The body has it for all (pageStyles.ts).
    fontFamily: 'inherit',
    fontSize: 16,
    fontWeightRegular: 400,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: { ...heading, fontSize: fluid(scale.h1) },
    h2: { ...heading, fontSize: fluid(scale.h2) },
    h3: { ...heading, fontSize: fluid(scale.h3), lineHeight: arabic ? 1.65 : 1.25 },
    h4: { ...heading, fontSize: size(1.0625), lineHeight: arabic ? 1.7 : 1.35, letterSpacing: 0 },
    lead: { fontSize: fluid(scale.lead), lineHeight: arabic ? 1.8 : 1.5, textWrap: 'pretty' },
    figure: { ...heading, fontSize: fluid(scale.figure), lineHeight: 1.1 },
    body1: { fontSize: size(1.0625), lineHeight: arabic ? 1.8 : 1.65 },
    body2: { fontSize: size(0.9375), lineHeight: arabic ? 1.8 : 1.6 },
    caption: { fontSize: size(0.875), lineHeight: arabic ? 1.75 : 1.5 },
    button: { fontSize: size(1), fontWeight: 600, lineHeight: arabic ? 1.75 : 1.5, textTransform: 'none' },
  }
}

/** The size of the largest captions, for the banners of Home. */
export function displaySize(arabic: boolean): string {
  const [min, base, growth, max] = scale.display
  const by = arabic ? 1.06 : 1
  return `clamp(${min * by}rem, ${base * by}rem + ${growth}vw, ${max * by}rem)`
}
