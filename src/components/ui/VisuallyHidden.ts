import { styled } from '@mui/material/styles'

/** For screen readers only, clipped where it stands: outside the window it would widen right-to-left pages. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  // One at the end of the page would otherwise make it 1 px longer.
  marginBlockStart: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
