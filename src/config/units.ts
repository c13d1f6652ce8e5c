/**
 * The units of the site's figures, each with the factor between what is computed and what is written: a share of 0.25 is
 * 25 %. Their words stand in `locales/<language>/units.json`.
 */
export const units = {
  number: 1,
  percent: 100,
  percentADay: 100,
  percentAYear: 100,
  byte: 1,
  megabyte: 1,
  gigabyte: 1,
  terabyte: 1,
  gigabyteAnHour: 1,
  terabyteAnHour: 1,
  millisecond: 1,
  minute: 1,
  hour: 1,
  day: 1,
  week: 1,
  month: 1,
  year: 1,
  kilowatt: 1,
  megabitASecond: 1,
  minuteADay: 1,
  hourADay: 1,
  hourAWeek: 1,
  item: 1,
  order: 1,
  invoice: 1,
  fault: 1,
  warning: 1,
  check: 1,
  alarm: 1,
  reading: 1,
  person: 1,
  evening: 1,
  serverMonth: 1,
  core: 1,
  coreOrVcpu: 1,
  device: 1,
  job: 1,
  machine: 1,
  node: 1,
  rack: 1,
  server: 1,
  signal: 1,
  user: 1,
  userAWeek: 1,
  vcpu: 1,
} as const

/** The units of what is counted in whole ones. */
export const countedUnits: ReadonlySet<Unit> = new Set<Unit>([
  'device',
  'evening',
  'fault',
  'invoice',
  'item',
  'job',
  'machine',
  'node',
  'order',
  'person',
  'rack',
  'server',
  'user',
  'warning',
])

export type Unit = keyof typeof units

/** A figure: a share as 0.25, all else in its unit. */
export interface Amount {
  value: number
  unit: Unit
}
