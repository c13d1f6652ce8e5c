import type { Words } from './texts.ts'

export interface Step {
  title?: string
  text: string
}

/** Steps in their order, drawn as a bridge. An editor may add one. */
export interface StepsTexts extends Words {
  steps: Step[]
}

export const steps = () => ({ kind: 'steps' }) as const
