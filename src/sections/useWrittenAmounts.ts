import type { Outcome } from '#content/evaluate.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { writeIsolated, type AmountPlace } from '#i18n/writeAmount.ts'

/** Returns what writes the amounts of a calculation in the page's language, each with its unit. */
export function useWrittenAmounts() {
  const i18n = useI18n()
  return (amounts: Outcome['amounts'], place?: AmountPlace): Record<string, string> =>
    Object.fromEntries(
      Object.entries(amounts).map(([id, amount]) => [id, writeIsolated(i18n, amount, place)]),
    )
}
