export interface Measure {
  name: string
  atMost?: number
  atLeast?: number
  /** The goal is a multiple of the baseline's median. */
  ofBaseline?: true
  /** Every single run has to reach the goal. By default, the median has to. */
  everyRun?: true
}

/** The measures in the order of the table. A measure without a goal is shown, but not judged. */
export const measures = {
  firstPaint: { name: 'Load: first paint, ms', atMost: 1.15, ofBaseline: true },
  hydrated: { name: 'Load: hydrated, ms' },
  fullyInteractive: { name: 'Load: fully interactive, ms', atMost: 2100 },
  longTasks: { name: 'Load: tasks over 50 ms, sum, ms' },
  longestTask: { name: 'Load: tasks over 50 ms, longest, ms', atMost: 130 },
  layoutShift: { name: 'Load: layout shift', atMost: 0, everyRun: true },

  clickMouse1: { name: 'Click to a page in place, 1x, ms', atMost: 60 },
  clickMouse4: { name: 'Click to a page in place, 4x, ms', atMost: 150 },
  clickTouch1: { name: 'Tap to a page in place, 1x, ms' },
  clickTouch4: { name: 'Tap to a page in place, 4x, ms' },
  switchMouse1: { name: 'Click on the language, 1x, ms', atMost: 80 },
  switchMouse4: { name: 'Click on the language, 4x, ms', atMost: 300 },
  switchTouch1: { name: 'Tap on the language, 1x, ms' },
  switchTouch4: { name: 'Tap on the language, 4x, ms' },
  switchBackMouse1: { name: 'Click on the language once more, 1x, ms' },
  switchBackMouse4: { name: 'Click on the language once more, 4x, ms', atMost: 200 },
  switchBackTouch1: { name: 'Tap on the language once more, 1x, ms' },
  switchBackTouch4: { name: 'Tap on the language once more, 4x, ms' },
  documentMouse1: { name: 'Click to or from Contact, a document, 1x, ms', atMost: 120 },
  documentMouse4: { name: 'Click to or from Contact, a document, 4x, ms', atMost: 300 },
  documentTouch1: { name: 'Tap to or from Contact, a document, 1x, ms' },
  documentTouch4: { name: 'Tap to or from Contact, a document, 4x, ms' },

  performance: { name: 'Lighthouse: performance', atLeast: 99 },
  accessibility: { name: 'Lighthouse: accessibility', atLeast: 100, everyRun: true },
  'best-practices': { name: 'Lighthouse: best practices', atLeast: 100, everyRun: true },
  seo: { name: 'Lighthouse: SEO', atLeast: 100, everyRun: true },

  requestsHtml: { name: 'Server: requests per second', atLeast: 0.55, ofBaseline: true },
  requestsContact: { name: 'Server: requests per second' },
  requestsScript: { name: 'Server: requests per second', atLeast: 0.65, ofBaseline: true },
} as const satisfies Record<string, Measure>

export type MeasureId = keyof typeof measures
