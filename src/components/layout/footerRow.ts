import { fingerPadding } from '#theme/tokens.ts'

/** The `sx` of what stands in the footer's lists: on phones and tablets a row for a finger, which a pointer needs less. */
export const footerRow = {
  display: 'inline-block',
  paddingBlock: { xs: fingerPadding, md: 'calc((2rem - 1lh) / 2)' },
} as const
