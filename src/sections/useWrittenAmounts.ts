import type { Outcome } from '#content/evaluate.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { writeIsolated } from '#i18n/writeAmount.ts'

/** Returns what writes the amounts of a calculation in the page's language, each with its unit. */
export function useWrittenAmounts(): (amounts: Outcome['amounts']) => Record<string, string> {
  const i18n = useI18n()
  return (amounts) =>
    Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, writeIsolated(i18n, amount)]))
}
