import type { TitledText, Words } from './texts.ts'

/** Steps in their order, drawn as a bridge. An editor may add one. */
export interface StepsTexts extends Words {
  steps: TitledText[]
}

export const steps = () => ({ kind: 'steps' }) as const
