import { styled } from '#theme/styled.ts'

/** For screen readers only. It is clipped where it stands: outside the window it would widen right-to-left pages. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const VisuallyHidden = styled('span')(visuallyHidden)
