import type { Unit } from '#config/units.ts'
import type { Texts } from '#i18n/texts.ts'

/** The buyer's people who know answers. Their names stand in `people` of `sheet.json`. */
type Person = keyof Texts['sheet']['people']

interface Known {
  who: Person
  /** The hours that they need for the answer. */
  hours?: number
}

/** A figure, which a calculation may compute with. If no questionnaire asks for it, nobody has to know it. */
export interface Figure extends Partial<Known> {
  kind: 'figure'
  unit: Unit
  /** The figure of the worked example: a share as 0.25, all else in its unit. */
  example?: number
  min: number
  max: number
}

/** A figure that a questionnaire asks for. */
export type AskedFigure = Figure & Known

/** One, or any, of several choices, by their ids. */
export interface Choice<Kind extends 'choice' | 'choices' = 'choice' | 'choices'> extends Known {
  kind: Kind
  choices: readonly string[]
}

/** A short text. */
export interface ShortText extends Known {
  kind: 'text'
}

/** What a buyer is asked. The words stand in `questionnaire.questions` of the page's locale file, by the question's id. */
export type Question = AskedFigure | Choice<'choice'> | Choice<'choices'> | ShortText

type FigureOptions = Partial<Omit<Figure, 'kind' | 'unit'>>

/** With an example, the figure can be an input of a calculation; with a person who knows it, it can be asked. */
type FigureWith<Options> = Figure & Pick<Options, keyof Options & ('example' | 'who')>

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

export const choice = (each: readonly string[], known: Known): Choice<'choice'> => ({
  kind: 'choice',
  choices: each,
  ...known,
})

export const choices = (each: readonly string[], known: Known): Choice<'choices'> => ({
  kind: 'choices',
  choices: each,
  ...known,
})

/** Yes, no, or not known. */
export const yesNo = (known: Known): Choice<'choice'> => choice(['yes', 'no', 'unknown'], known)

export const text = (known: Known): ShortText => ({ kind: 'text', ...known })

/** By their ids, which stored answers and locale files keep. */
export type Questions = Readonly<Record<string, Question>>
