import type { Calculation } from './kinds/calculation.ts'
import { countedUnits, type Amount } from '#config/units.ts'
import type { Figure } from './questions.ts'

/** A visitor's figures by the ids of inputs; null is a text that is no figure, or none that the input takes. */
export type Given = Readonly<Record<string, number | null>>

export interface Outcome {
  /** All inputs and results. Where the visitor gave none, an input has the figure of the example. */
  amounts: Readonly<Record<string, Amount>>
  /** The inputs that the result waits for. */
  waitsFor: readonly string[]
}

/** Computes a calculation with a visitor's figures. */
export function evaluate({ inputs, results, compute }: Calculation, given: Given): Outcome {
  const waitsFor = Object.entries(inputs)
    .filter(([id, input]) => !isTaken(input, given[id]))
    .map(([id]) => id)
  const figures = Object.fromEntries(
    Object.entries(inputs).map(([id, { example }]) => [
      id,
      waitsFor.includes(id) ? example : (given[id] ?? example),
    ]),
  )
  const computed = compute(figures)
  const amounts: Record<string, Amount> = {}
  for (const [id, { unit }] of Object.entries(inputs)) amounts[id] = { value: figures[id] ?? 0, unit }
  for (const [id, unit] of Object.entries(results)) amounts[id] = { value: computed[id] ?? 0, unit }
  return { amounts, waitsFor }
}

/** Whether an input takes a figure. One that was not given takes the example's; nobody has half a server. */
export function isTaken({ min, max, unit }: Figure, value: number | null | undefined) {
  if (value === undefined) return true
  return (
    value !== null && value >= min && value <= max && (!countedUnits.has(unit) || Number.isInteger(value))
  )
}
