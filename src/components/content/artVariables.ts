import type { Palette } from '@mui/material/styles'
import { artOnDark } from '#theme/material-ui/palette.ts'

/** The custom properties that the scenes (`src/art/scenes`) take their paints from: `--art-line` and others. */
export function artVariables(art: Palette['art']): Record<`--art-${string}`, string> {
  return Object.fromEntries(Object.entries(art).map(([paint, color]) => [`--art-${paint}`, color]))
}

/** Scenes on a dark section look the same in both schemes. */
export const darkArtVariables = artVariables(artOnDark)
