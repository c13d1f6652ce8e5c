import { styled } from '@mui/material/styles'

/**
 * For screen readers only. It is clipped where it stands: outside the window it would widen right-to-left pages. The
 * margin keeps one at the end of the page from making it 1 px longer.
 */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  marginBlockStart: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const VisuallyHidden = styled('span')(visuallyHidden)
