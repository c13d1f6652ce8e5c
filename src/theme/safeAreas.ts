/** Clear of a phone's notch, corners and home bar, which backgrounds reach (`viewport-fit=cover` in index.html). */
export const safeAreaVariables = {
  // Both sides get the wider margin of the two: a phone may be turned either way, and a page may be read either way.
  '--safe': 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
  // Where the bar ends once the page is scrolled.
  '--bar-end': `calc(var(--bar-height) + env(safe-area-inset-top))`,
} as const

/** A margin at a side that is as wide as the widest of these, and at least as the safe area. */
export const safeMargin = (...widths: string[]) => `max(${widths.join(', ')}, var(--safe))`
