import { styled } from '#theme/styled.ts'

/** Text for screen readers only; clipped in place, since an offset would widen right-to-left pages. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
