import { styled } from '@mui/material/styles'
import { safeMargin } from '#theme/safeAreas.ts'
import { layout } from '#theme/tokens.ts'

/** The content's width, with a margin on narrow screens. */
export const PageWidth = styled('div')({
  inlineSize: '100%',
  maxInlineSize: layout.contentWidth + 48,
  marginInline: 'auto',
  paddingInline: safeMargin('clamp(20px, 4vw, 24px)'),
})
