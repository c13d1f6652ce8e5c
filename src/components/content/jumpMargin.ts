import { siteConstants } from '#config/siteConstants.ts'
import { belowBar } from '#theme/cssBaseline.ts'

/** A jump leaves less space above a section than the window's `scroll-padding` does (src/theme/cssBaseline.ts). */
export const jumpMargin = { scrollMarginBlockStart: `calc(${siteConstants.anchorOffset}px - ${belowBar})` }
