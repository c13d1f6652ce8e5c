import type { TitledText, Words } from './texts.ts'

/** Five steps whose last one leads to the first again, and what they are about, in the middle. */
export interface CycleTexts extends Words {
  steps: Record<string, TitledText>
  figure: { value: string; label: string }
}

type FiveIds = readonly [string, string, string, string, string]

export const cycle = (...of: FiveIds) => ({ kind: 'cycle', of }) as const
