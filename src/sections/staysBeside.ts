import type { Theme } from '@mui/material/styles'

/** Matches windows that are wide and high enough for what stands beside a section's words to stay in sight. */
export const staysBeside = ({ breakpoints }: Theme) => `${breakpoints.up('md')} and (min-height: 45rem)`
