import type { Theme } from '@mui/material/styles'
import { dimensions } from '#theme/tokens.ts'

/** A part of a column. It has no space above its heading, unlike a section, so a jump leaves 24 px below the bar. */
export const jumpTarget = {
  scrollMarginBlockStart: ({ spacing }: Theme) => `calc(${spacing(3)} - ${dimensions.subMenuHeight})`,
} as const
