import { layout, limits } from '#theme/tokens.ts'

/** MUI's breakpoints, reduced to the ones the layout knows. */
export const breakpoints = {
  values: { xs: 0, sm: limits.mobileBreakpoint + 1, md: 1024, lg: layout.contentWidth, xl: 1440 },
}
