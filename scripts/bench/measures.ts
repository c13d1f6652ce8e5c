/** How a value is written: a score has no unit, `KB` is 1000 bytes. */
export type Unit = 'score' | 'ms' | 's' | 'KB' | 'ratio' | 'count'

export interface Measure {
  /** What is measured, as the table says it. */
  name: string
  unit: Unit
  atMost?: number
  atLeast?: number
  /** The limit is so many times the baseline's median. */
  ofBaseline?: true
  /** Judged by every single value, and not by the median. */
  each?: true
}

/** All that is measured, in the order of the table, with its goals. One without a goal is shown only. */
export const measures = {
  performance: { name: 'Lighthouse: performance', unit: 'score', atLeast: 99 },
  accessibility: { name: 'Lighthouse: accessibility', unit: 'score', atLeast: 100, each: true },
  bestPractices: { name: 'Lighthouse: best practices', unit: 'score', atLeast: 100, each: true },
  seo: { name: 'Lighthouse: SEO', unit: 'score', atLeast: 100, each: true },

  html: { name: 'Bytes: HTML', unit: 'KB', atMost: 13.2 },
  scriptHome: { name: 'Bytes: JavaScript of a first load', unit: 'KB', atMost: 115 },
  scriptContact: { name: 'Bytes: JavaScript of a first load', unit: 'KB', atMost: 180 },
  script: { name: 'Bytes: JavaScript of a first load', unit: 'KB' },
  fonts: { name: 'Bytes: fonts of a first load', unit: 'KB' },

  firstPaint: { name: 'Applied: first paint', unit: 'ms', atMost: 1.05, ofBaseline: true },
  hydrated: { name: 'Applied: first window hydrated', unit: 'ms' },
  fullyInteractive: { name: 'Applied: fully interactive', unit: 'ms', atMost: 1600 },
  longTasks: { name: 'Applied: tasks over 50 ms, sum', unit: 'ms', atMost: 100 },
  longestTask: { name: 'Applied: tasks over 50 ms, longest', unit: 'ms', atMost: 60 },
  layoutShift: { name: 'Applied: layout shift', unit: 'ratio', atMost: 0, each: true },

  clickMouse1: { name: 'Click to a page in place, 1x', unit: 'ms', atMost: 50 },
  clickMouse4: { name: 'Click to a page in place, 4x', unit: 'ms', atMost: 100 },
  clickFinger1: { name: 'Tap to a page in place, 1x', unit: 'ms', atMost: 50 },
  clickFinger4: { name: 'Tap to a page in place, 4x', unit: 'ms', atMost: 100 },
  switchMouse1: { name: 'Click on the language, 1x', unit: 'ms', atMost: 80 },
  switchMouse4: { name: 'Click on the language, 4x', unit: 'ms', atMost: 200 },
  switchFinger1: { name: 'Tap on the language, 1x', unit: 'ms', atMost: 80 },
  switchFinger4: { name: 'Tap on the language, 4x', unit: 'ms', atMost: 200 },
  documentMouse1: { name: 'Click to or from Contact, a document, 1x', unit: 'ms', atMost: 120 },
  documentMouse4: { name: 'Click to or from Contact, a document, 4x', unit: 'ms', atMost: 300 },
  documentFinger1: { name: 'Tap to or from Contact, a document, 1x', unit: 'ms', atMost: 120 },
  documentFinger4: { name: 'Tap to or from Contact, a document, 4x', unit: 'ms', atMost: 300 },

  build: { name: 'Build', unit: 's', atMost: 6 },
  tenTimes: { name: 'Build', unit: 's' },
  tenTimesPerPage: { name: 'Its seconds per page, by those of the site', unit: 'ratio', atMost: 1.1 },
  savedComponent: { name: 'Development: saved component shows', unit: 'ms', atMost: 200 },
  savedTexts: { name: 'Development: saved locale file shows', unit: 'ms', atMost: 200 },

  throughputHtml: { name: 'Server: requests per second', unit: 'count', atLeast: 0.55, ofBaseline: true },
  throughputScript: { name: 'Server: requests per second', unit: 'count', atLeast: 0.65, ofBaseline: true },
  slowestPercent: { name: 'Server: 99 % are answered within', unit: 'ms' },
  burstAccepted: { name: '1000 enquiries in a second: accepted', unit: 'count' },
  burstLost: { name: '1000 enquiries in a second: accepted and lost', unit: 'count', atMost: 0 },
  burstDisorder: { name: '1000 enquiries in a second: answered wrongly', unit: 'count', atMost: 0 },
  burstSlowest: { name: '1000 enquiries in a second: 99 % are answered within', unit: 'ms' },
} as const satisfies Record<string, Measure>

export type MeasureId = keyof typeof measures

/** A measure with the optional columns readable on every row. */
export function measureOf(id: MeasureId): Measure {
  return measures[id]
}
