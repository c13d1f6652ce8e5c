import type { i18n } from 'i18next'
import type { CanonicalPageId } from '#config/pages.ts'
import { evaluate } from '#content/evaluate.ts'
import { contentOf, hasContent, loadContent } from '#content/loadContent.ts'
import { writeAmount } from '#i18n/writeAmount.ts'

/** The figures of a page's calculations, as a language writes them, by section and name. */
export type WrittenFigures = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Writes the figures of a page, with those of the example. Only pages with figures load the words of units. */
export async function writeFigures(page: CanonicalPageId, i18n: i18n): Promise<WrittenFigures> {
  if (!hasContent(page) || !i18n.hasResourceBundle(i18n.language, 'units')) return {}
  await loadContent(page)
  return Object.fromEntries(
    Object.entries(contentOf(page).sections).flatMap(([id, section]) => {
      if (section.kind !== 'calculation') return []
      const amounts = Object.entries(evaluate(section, {}).amounts)
      return [
        [id, Object.fromEntries(amounts.map(([name, amount]) => [name, writeAmount(i18n, amount, 'alone')]))],
      ]
    }),
  )
}
