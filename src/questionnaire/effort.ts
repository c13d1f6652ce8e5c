import type { Amount } from '#config/units.ts'
import type { Questions } from '#content/questions.ts'

const hoursADay = 8

/** Returns how long somebody needs, in the unit that people would say: minutes, hours, or working days. */
export function timeOf(hours: number): Amount {
  if (hours < 1) return { value: 60 * hours, unit: 'minute' }
  if (hours < hoursADay) return { value: Math.round(hours), unit: 'hour' }
  return { value: hours / hoursADay, unit: 'day' }
}

/** Returns the hours that all questions take. One that has none is answered at once. */
export function hoursOf(questions: Questions): number {
  return Object.values(questions).reduce((sum, { hours = 0 }) => sum + hours, 0)
}
