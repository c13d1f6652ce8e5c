import type { CanonicalPageId } from '#config/pages.ts'
import type { Calculation, CalculationTexts } from '#content/kinds/calculation.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { sheetKey } from '#sheet/sheetKey.ts'
import type { SheetTexts } from '#sheet/texts.ts'

/** Returns the labels of inputs: that of the question which asks for the same, else the calculation's own. */
export function useInputLabels(
  page: CanonicalPageId,
  { inputs }: Calculation,
  { inputs: own = {} }: CalculationTexts,
): Record<string, string> {
  const { t } = useTexts()
  const { questions }: Partial<SheetTexts> = t(sheetKey(page), { returnObjects: true, defaultValue: {} })
  return Object.fromEntries(Object.keys(inputs).map((id) => [id, questions?.[id]?.label ?? own[id] ?? id]))
}
