/// <reference types="@mui/material/themeCssVarsAugmentation" />
import type { PaletteOptions } from '@mui/material/styles'
import type { lightColors } from './brand.ts'

type Colors = typeof lightColors

declare module '@mui/material/styles' {
  interface SiteColors extends Pick<Colors, 'surface' | 'art'> {}
  interface Palette extends SiteColors {}
  interface PaletteOptions extends SiteColors {}
}

/** A scheme's colours as Material UI's palette; it works out the tints of hover, focus and press. */
export function paletteOf({ error, info, warning, ...colors }: Colors): PaletteOptions {
  return {
    ...colors,
    error: { main: error },
    info: { main: info },
    warning: { main: warning },
    contrastThreshold: 4.5,
  }
}
