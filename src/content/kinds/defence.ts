import type { TitledText, Words } from './texts.ts'

/** The three lines of defence, from the first to the last. */
export interface DefenceTexts extends Words {
  lines: Record<'first' | 'second' | 'third', TitledText>
}

export const defence = () => ({ kind: 'defence' }) as const
