import type { Unit } from '#config/units.ts'

interface Effort {
  /** The hours that the person who knows the answer needs for it. */
  hours?: number
}

/** A figure, which a calculation may compute with. */
export interface Figure extends Effort {
  kind: 'figure'
  unit: Unit
  /** The figure of the worked example: a share as 0.25, all else in its unit. */
  example?: number
  min: number
  max: number
}

/** One, or any, of several choices, by their ids. */
export interface Choice<Kind extends 'choice' | 'choices' = 'choice' | 'choices'> extends Effort {
  kind: Kind
  choices: readonly string[]
}

/** A short text. */
export interface ShortText extends Effort {
  kind: 'text'
}

/** What a buyer is asked. The words stand in `questionnaire.questions` of the page's locale file, by the question's id. */
export type Question = Figure | Choice<'choice'> | Choice<'choices'> | ShortText

type FigureOptions = Partial<Omit<Figure, 'kind' | 'unit'>>

/** With an example, the figure can be an input of a calculation. */
type FigureWith<Options> = Figure & (Options extends { example: number } ? { example: number } : unknown)

export function figure<Options extends FigureOptions>(unit: Unit, options?: Options): FigureWith<Options> {
  return { kind: 'figure', unit, min: 0, max: 1_000_000, ...options } as FigureWith<Options>
}

/** A share, such as 0.25; visitors type 25. */
export function share<Options extends FigureOptions>(options?: Options): FigureWith<Options> {
  return figure('percent', { max: 1, ...options }) as FigureWith<Options>
}

/** A growth in a year, such as 0.25; visitors type 25. */
export function yearlyGrowth<Options extends FigureOptions>(options?: Options): FigureWith<Options> {
  return figure('percentAYear', { max: 5, ...options }) as FigureWith<Options>
}

export const choice = (each: readonly string[], effort: Effort = {}): Choice<'choice'> => ({
  kind: 'choice',
  choices: each,
  ...effort,
})

export const choices = (each: readonly string[], effort: Effort = {}): Choice<'choices'> => ({
  kind: 'choices',
  choices: each,
  ...effort,
})

/** Yes, no, or not known. */
export const yesNo = (effort: Effort = {}): Choice<'choice'> => choice(['yes', 'no', 'unknown'], effort)

export const text = (effort: Effort = {}): ShortText => ({ kind: 'text', ...effort })

/** By their ids, which stored answers and locale files keep. */
export type Questions = Readonly<Record<string, Question>>
