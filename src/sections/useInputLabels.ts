import type { CanonicalPageId } from '#config/pages.ts'
import type { Calculation, CalculationTexts } from '#content/kinds/calculation.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { labelOf } from '#questionnaire/labelOf.ts'

/** Returns the labels of inputs: that of the question which asks for the same, else the calculation's own. */
export function useInputLabels(
  page: CanonicalPageId,
  { inputs }: Calculation,
  { inputs: own = {} }: CalculationTexts,
): Record<string, string> {
  const i18n = useI18n()
  return Object.fromEntries(Object.keys(inputs).map((id) => [id, own[id] ?? labelOf(i18n, page, id)]))
}
