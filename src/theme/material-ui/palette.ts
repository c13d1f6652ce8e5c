/// <reference types="@mui/material/themeCssVarsAugmentation" />
import type { PaletteOptions } from '@mui/material/styles'
import { colors } from '#theme/tokens.ts'

declare module '@mui/material/styles' {
  interface SurfaceColors {
    /** A section between two of the page's colour. */
    alternate: string
    /** The dark sections: banners, tiles, footer. Dark in both schemes. */
    dark: string
    onDark: string
    onDarkMuted: string
    /** Colour of the focus ring. */
    focus: string
  }
  interface SiteColors {
    surface: SurfaceColors
    /** Paints of the scenes (`src/art/scenes`). */
    art: Record<keyof typeof artOnDark, string>
  }
  interface Palette extends SiteColors {}
  interface PaletteOptions extends SiteColors {}
}

/** Paints of scenes on a dark section, the same in both schemes. */
export const artOnDark = {
  line: colors.fog,
  top: colors.petrolLight,
  front: colors.teal,
  side: colors.petrol,
  ground: '#0F2C3C',
  accent: colors.saffron,
  glass: 'rgba(76, 194, 192, 0.22)',
}

export const lightPalette = {
  primary: { main: colors.teal, dark: colors.petrol, light: colors.tealLight, contrastText: colors.white },
  secondary: { main: colors.saffron, dark: colors.saffronLight, contrastText: colors.ink },
  error: { main: colors.coral },
  success: { main: colors.teal },
  info: { main: colors.petrol },
  warning: { main: colors.amber },
  contrastThreshold: 4.5,
  text: { primary: colors.ink, secondary: colors.slate },
  background: { default: colors.sand, paper: colors.white },
  divider: 'rgba(14, 58, 74, 0.16)',
  surface: {
    alternate: colors.sandDeep,
    dark: colors.ink,
    onDark: colors.sand,
    onDarkMuted: colors.mist,
    focus: colors.petrol,
  },
  art: {
    line: colors.ink,
    top: colors.sandDeep,
    front: colors.teal,
    side: colors.petrol,
    ground: colors.sand,
    accent: colors.saffron,
    glass: 'rgba(11, 122, 128, 0.18)',
  },
} satisfies PaletteOptions

export const darkPalette = {
  primary: { main: colors.tealLight, dark: '#7AD6D3', light: colors.tealLight, contrastText: colors.ink },
  secondary: { main: colors.saffron, dark: colors.saffronLight, contrastText: colors.ink },
  error: { main: colors.coralLight },
  success: { main: colors.tealLight },
  info: { main: colors.mist },
  warning: { main: colors.saffron },
  contrastThreshold: 4.5,
  text: { primary: '#F3EDE2', secondary: colors.mist },
  background: { default: '#0C2331', paper: '#12303F' },
  divider: 'rgba(220, 230, 228, 0.18)',
  surface: {
    alternate: '#0F2B3A',
    dark: colors.inkDeep,
    onDark: colors.sand,
    onDarkMuted: colors.mist,
    focus: colors.saffron,
  },
  art: artOnDark,
} satisfies PaletteOptions
