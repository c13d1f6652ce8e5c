import type { OwnerFact } from '#config/ownerFacts.ts'
import type { AnswersTexts, answers } from './answers.ts'
import type { Calculation, CalculationTexts } from './calculation.ts'
import type { CardsTexts, cards } from './cards.ts'
import type { ChooserTexts, chooser } from './chooser.ts'
import type { CycleTexts, cycle } from './cycle.ts'
import type { DataPlacesTexts, dataPlaces } from './dataPlaces.ts'
import type { DefenceTexts, defence } from './defence.ts'
import type { Examples, ExamplesTexts } from './examples.ts'
import type { LevelsTexts, levels } from './levels.ts'
import type { ListTexts, list } from './list.ts'
import type { PartsTexts, parts } from './parts.ts'
import type { PauseTexts, pause } from './pause.ts'
import type { ProofTexts, proof } from './proof.ts'
import type { ProseTexts, prose } from './prose.ts'
import type { ResponsibilitiesTexts, responsibilities } from './responsibilities.ts'
import type { StepsTexts, steps } from './steps.ts'
import type { TableTexts, table } from './table.ts'

/** The kinds of sections: what the code says of each, and the texts that it needs. A new kind is a line here. */
interface Kinds {
  answers: { section: ReturnType<typeof answers>; texts: AnswersTexts }
  calculation: { section: Calculation; texts: CalculationTexts }
  cards: { section: ReturnType<typeof cards>; texts: CardsTexts }
  chooser: { section: ReturnType<typeof chooser>; texts: ChooserTexts }
  cycle: { section: ReturnType<typeof cycle>; texts: CycleTexts }
  dataPlaces: { section: ReturnType<typeof dataPlaces>; texts: DataPlacesTexts }
  defence: { section: ReturnType<typeof defence>; texts: DefenceTexts }
  examples: { section: Examples; texts: ExamplesTexts }
  levels: { section: ReturnType<typeof levels>; texts: LevelsTexts }
  list: { section: ReturnType<typeof list>; texts: ListTexts }
  parts: { section: ReturnType<typeof parts>; texts: PartsTexts }
  pause: { section: ReturnType<typeof pause>; texts: PauseTexts }
  proof: { section: ReturnType<typeof proof>; texts: ProofTexts }
  prose: { section: ReturnType<typeof prose>; texts: ProseTexts }
  responsibilities: { section: ReturnType<typeof responsibilities>; texts: ResponsibilitiesTexts }
  steps: { section: ReturnType<typeof steps>; texts: StepsTexts }
  table: { section: ReturnType<typeof table>; texts: TableTexts }
}

export type Kind = keyof Kinds
export type SectionOf<Name extends Kind = Kind> = Kinds[Name]['section'] & {
  /** What the owner adds to it, below its content. */
  ownerFact?: OwnerFact
  /** The scene of another page that wide windows show with its words. Islands (src/art/landscape.ts) have other lines. */
  picture?: string
}
export type TextsOf<Name extends Kind> = Kinds[Name]['texts']

/** The sections that fit texts: those of the kinds whose texts they are. */
export type SectionFor<Texts> = {
  [Name in Kind]: Texts extends TextsOf<Name> ? SectionOf<Name> : never
}[Kind]
