import { spread } from '../measuring/statistics.ts'
import type { Goal, Unit } from './goals.ts'

const units: Record<Unit, (value: number) => string> = {
  score: (value) => value.toFixed(0),
  ms: (value) => `${value.toFixed(0)} ms`,
  s: (value) => `${value.toFixed(1)} s`,
  KB: (value) => `${value.toFixed(1)} KB`,
  ratio: (value) => value.toFixed(2),
  // Never rounded to 0, which is the goal.
  shift: (value) => String(Number(value.toPrecision(2))),
}

/** A value in its unit; `none` for what was not measured. */
export function writeValue(value: number, unit: Unit): string {
  return Number.isFinite(value) ? units[unit](value) : 'none'
}

/** The smallest and the largest value, without their unit; nothing for a single value. */
export function writeSpread(values: readonly number[], unit: Unit): string {
  if (values.length < 2) return ''
  return spread(values)
    .map((value) => writeValue(value, unit).replace(/ .*$/, ''))
    .join('–')
}

export function writeGoal({ unit, atMost, atLeast, ofTwin, noise, judged }: Goal): string {
  const each = judged === 'each' ? ', each' : ''
  if (ofTwin !== undefined) return `≤ ${ofTwin}${noise === undefined ? '' : ` + ${noise}`} × twin`
  if (atMost !== undefined) return `≤ ${withoutZeros(writeValue(atMost, unit))}${each}`
  return atLeast === undefined ? '' : `≥ ${withoutZeros(writeValue(atLeast, unit))}${each}`
}

/** 6.0 s, but 6 s; 1.10, but 1.1. */
function withoutZeros(text: string) {
  return text.replace(/(\.\d*?)0+(?=\D|$)/, '$1').replace(/\.(?=\D|$)/, '')
}
