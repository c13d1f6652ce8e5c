/** How a value is written: a score and a count of parts have no unit, `KB` is 1000 bytes. */
export type Unit = 'score' | 'ms' | 's' | 'KB' | 'ratio' | 'shift'

export interface Goal {
  /** What is measured, as the table says it. */
  name: string
  unit: Unit
  atMost?: number
  atLeast?: number
  /** In times of the twin's median. */
  ofTwin?: number
  /** What is added to `ofTwin` for measuring noise. */
  noise?: number
  /** What has to reach the goal: the median, or every single value. */
  judged: 'median' | 'each'
}

/**
 * All that is measured, in the order of the table, with the goals: the table, the exit status and the README
 * follow from them. A measure without a goal is shown only.
 */
export const goals = {
  performance: { name: 'Lighthouse: performance', unit: 'score', atLeast: 100, judged: 'median' },
  accessibility: { name: 'Lighthouse: accessibility', unit: 'score', atLeast: 100, judged: 'each' },
  bestPractices: { name: 'Lighthouse: best practices', unit: 'score', atLeast: 100, judged: 'each' },
  seo: { name: 'Lighthouse: SEO', unit: 'score', atLeast: 100, judged: 'each' },
  firstPaint: {
    name: 'Lighthouse: first paint (FCP)',
    unit: 'ms',
    ofTwin: 1,
    noise: 0.02,
    judged: 'median',
  },
  largestPaint: { name: 'Lighthouse: largest paint (LCP)', unit: 'ms', ofTwin: 1.05, judged: 'median' },
  blocking: { name: 'Lighthouse: blocking (TBT)', unit: 'ms', atMost: 50, judged: 'median' },
  layoutShift: { name: 'Lighthouse: layout shift', unit: 'shift', atMost: 0, judged: 'each' },

  machine: { name: 'Lighthouse: speed of the machine', unit: 'score', judged: 'median' },

  appliedFirstPaint: { name: 'Applied: first paint', unit: 'ms', judged: 'median' },
  appliedLargestPaint: { name: 'Applied: largest paint', unit: 'ms', judged: 'median' },
  longTasks: { name: 'Applied: long tasks, in all', unit: 'ms', atMost: 100, judged: 'median' },
  longestTask: { name: 'Applied: longest task', unit: 'ms', atMost: 60, judged: 'median' },
  interactive: { name: 'Applied: interactive', unit: 'ms', atMost: 1600, judged: 'median' },
  alive: { name: 'Applied: alive', unit: 'ms', atMost: 1600, judged: 'median' },
  appliedShift: { name: 'Applied: layout shift', unit: 'shift', atMost: 0, judged: 'each' },

  click: { name: 'Click to a new page, CPU 1x', unit: 'ms', atMost: 25, judged: 'median' },
  slowClick: { name: 'Click to a new page, CPU 4x', unit: 'ms', atMost: 70, judged: 'median' },
  flip: { name: 'Flip of the language, CPU 1x', unit: 'ms', atMost: 80, judged: 'median' },
  slowFlip: { name: 'Flip of the language, CPU 4x', unit: 'ms', atMost: 250, judged: 'median' },
  flipShift: { name: 'Flip: layout shift', unit: 'shift', atMost: 0, judged: 'each' },

  homeScript: { name: 'JavaScript of a first load', unit: 'KB', atMost: 130, judged: 'median' },
  contactScript: { name: 'JavaScript of a first load', unit: 'KB', atMost: 180, judged: 'median' },
  script: { name: 'JavaScript of a first load', unit: 'KB', judged: 'median' },
  fonts: { name: 'Fonts of a first load', unit: 'KB', judged: 'median' },

  build: { name: 'Build for production', unit: 's', atMost: 6, judged: 'median' },
  tenTimes: { name: 'Build of ten times the pages', unit: 's', judged: 'median' },
  tenTimesPerPage: {
    name: 'Its seconds per page, by those of the site',
    unit: 'ratio',
    atMost: 1.1,
    judged: 'median',
  },
  savedComponent: { name: 'Development: saved component shows', unit: 'ms', atMost: 200, judged: 'median' },
  savedTexts: { name: 'Development: saved locale file shows', unit: 'ms', atMost: 200, judged: 'median' },
} as const satisfies Record<string, Goal>

export type GoalId = keyof typeof goals

/** A goal with the optional columns readable on every row. */
export function goalOf(id: GoalId): Goal {
  return goals[id]
}
