import { styled } from '@mui/material/styles'

/** Text for screen readers only. It is clipped in place: outside the window, it would widen right-to-left pages. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  // Without it, hidden text at the end of a page would make the page 1 px longer.
  marginBlockStart: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
