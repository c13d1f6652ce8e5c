import type { AnswersTexts, answers } from './answers.ts'
import type { Calculation, CalculationTexts } from './calculation.ts'
import type { CardsTexts, cards } from './cards.ts'
import type { ListTexts, list } from './list.ts'
import type { ProseTexts, prose } from './prose.ts'
import type { StepsTexts, steps } from './steps.ts'
import type { TableTexts, table } from './table.ts'

/** The kinds of sections: what the code says of each, and the texts that it needs. A new kind is a line here. */
export interface Kinds {
  answers: { section: ReturnType<typeof answers>; texts: AnswersTexts }
  calculation: { section: Calculation; texts: CalculationTexts }
  cards: { section: ReturnType<typeof cards>; texts: CardsTexts }
  list: { section: ReturnType<typeof list>; texts: ListTexts }
  prose: { section: ReturnType<typeof prose>; texts: ProseTexts }
  steps: { section: ReturnType<typeof steps>; texts: StepsTexts }
  table: { section: ReturnType<typeof table>; texts: TableTexts }
}

export type Kind = keyof Kinds
export type SectionOf<Name extends Kind = Kind> = Kinds[Name]['section']
export type TextsOf<Name extends Kind> = Kinds[Name]['texts']

/** The sections that fit texts: those of the kinds whose texts they are. */
export type SectionFor<Texts> = { [Name in Kind]: Texts extends TextsOf<Name> ? SectionOf<Name> : never }[Kind]
