import { layout } from './tokens.ts'

/**
 * Where nothing of the page may lie: under a phone's notch, its round corners and its home bar. The page reaches
 * below them (`viewport-fit=cover` in index.html), and its parts keep clear of them.
 */
export const safeAreaVariables = {
  // The wider one of both sides, on both: a phone may be turned either way, and a page may be read either way.
  '--safe': 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
  // Where the bar ends once the page is scrolled.
  '--bar-end': `calc(${layout.barHeight}px + env(safe-area-inset-top))`,
} as const

/** A margin at a side that is as wide as the widest of these, and at least as the safe area. */
export const safeMargin = (...widths: string[]) => `max(${widths.join(', ')}, var(--safe))`
