import type { Words } from './texts.ts'

/** Questions of buyers, each with our answer. */
export interface AnswersTexts extends Words {
  questions: { question: string; answer: string }[]
}

export const answers = () => ({ kind: 'answers' }) as const
