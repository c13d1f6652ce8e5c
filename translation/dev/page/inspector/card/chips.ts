/** Matches what a writer must not break, or cannot see: tags, placeholders and invisible characters. */
export const chipPattern = /<\/?[\w-]+\s*\/?>|\{\{[^{}]*\}\}|[\u00A0\u00AD\u061C\u2009\u202F\p{Cf}]/gu

/** Returns the tags and placeholders of a text, in their order. */
export function markupOf(text: string): string[] {
  return [...text.matchAll(chipPattern)].map(([found]) => found).filter((found) => found.length > 1)
}

/** Returns the markup to offer for a text that lacks it: each placeholder, and each pair of tags, once. */
export function missingMarkup(text: string, model: string): { open: string; close: string }[] {
  const own = markupOf(text)
  return markupOf(model).flatMap((found) => {
    if (found.startsWith('</')) return []
    const index = own.indexOf(found)
    if (index >= 0) own.splice(index, 1)
    const close = found.startsWith('<') && !found.endsWith('/>') ? found.replace('<', '</') : ''
    return index >= 0 ? [] : [{ open: found, close }]
  })
}
