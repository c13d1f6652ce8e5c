import type { Palette } from '@mui/material/styles'
import { artOnDark } from '#theme/material-ui/palette.ts'

/** The custom properties that the drawings in `src/art/drawn` take their paints from. */
export function artVariables(art: Palette['art']): Record<`--art-${keyof Palette['art']}`, string> {
  return {
    '--art-line': art.line,
    '--art-top': art.top,
    '--art-front': art.front,
    '--art-side': art.side,
    '--art-ground': art.ground,
    '--art-accent': art.accent,
    '--art-glass': art.glass,
  }
}

/** Drawings on a dark section look the same in both schemes. */
export const darkArtVariables = artVariables(artOnDark)
