/** One sentence across the page: a pause between sections, and what a reader keeps of them. */
export interface PauseTexts {
  sentence: string
}

export const pause = () => ({ kind: 'pause' }) as const
