import type { Figure } from '../questions.ts'
import type { Unit } from '#config/units.ts'
import type { Words } from './texts.ts'

/** A worked example, which the visitor may compute with figures of their own. */
export interface CalculationTexts extends Words {
  /** The labels of inputs that the page's questionnaire does not ask for, by their ids. */
  inputs?: Record<string, string>
  /** What each step is, and how it is reckoned, by the ids of the results. A result without a step is only drawn. */
  steps: Record<string, { name: string; how: string }>
  /** The words of what is drawn, by the ids of inputs and results; of machines: `name`, `machine` and `shared`. */
  drawn: Record<string, string>
  /** The sentence that the calculation leads to. */
  result: string
}

type Figures<Ids extends string> = Record<Ids, number>

interface Definition<Input extends string, Result extends string> {
  /** An input that the questionnaire asks for, too, has the question's id and is the question. */
  inputs: Record<Input, Figure & { example: number }>
  /** The units of the results, in the order of the steps. */
  results: Record<Result, Unit>
  /** Computes the results. Shares are numbers such as 0.25. */
  compute(figures: Figures<Input>): Figures<Result>
  drawing: Drawing<NoInfer<Input | Result>>
}

/**
 * What is drawn: quantities to one scale (`bars`), the steps of a sum and the sum itself (`waterfall`), or as many machines
 * as a figure says, on what they share (`machines`).
 */
export interface Drawing<Id extends string = string> {
  form: 'bars' | 'waterfall' | 'machines'
  of: readonly Id[]
}

export const calculation = <Input extends string, Result extends string>(
  definition: Definition<Input, Result>,
) => ({ kind: 'calculation', ...definition }) as const

/** A calculation whose ids are not known to the compiler. */
export type Calculation = { readonly kind: 'calculation' } & Readonly<Definition<string, string>>

export const bars = <const Ids extends readonly string[]>(...of: Ids) => ({ form: 'bars', of }) as const

/** The last one is the sum of all others. */
export const waterfall = <const Ids extends readonly string[]>(...of: Ids) =>
  ({ form: 'waterfall', of }) as const

/** Words of the drawing: `name` of a machine with its `{{number}}`, `machine` what it has, and `shared`. */
export const machines = <const Id extends string>(count: Id) => ({ form: 'machines', of: [count] }) as const
