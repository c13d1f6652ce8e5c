import type { Words } from './texts.ts'

/** Paragraphs, beside their heading or below it. */
export interface ProseTexts extends Words {
  paragraphs: string[]
}

export const prose = () => ({ kind: 'prose' }) as const
