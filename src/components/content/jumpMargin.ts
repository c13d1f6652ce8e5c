import { siteConstants } from '#config/siteConstants.ts'
import { belowBar } from '#theme/tokens.ts'

/** A jump leaves less space above a section than the window's `scroll-padding` does (src/theme/cssBaseline.ts). */
export const jumpMargin = { scrollMarginBlockStart: `calc(${siteConstants.anchorOffset}px - ${belowBar})` }

/** What the target of a jump holds inside, above its heading: the bar covers more than 45 px. 16 px stay free. */
export const roomBelowBar = `var(--bar-end) - ${siteConstants.anchorOffset - 16}px`
