const placeholderPattern = /\{\{([^{}]*)\}\}/g

/** The placeholders of a text in one spelling each, `{{name}}` or `{{when, date}}`, as often as it has them. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].map(([, inner = '']) => `{{${tidy(inner)}}}`)
}

/** Puts `standIn` in the place of each placeholder. */
export function withoutPlaceholders(text: string, standIn: string): string {
  return text.replace(placeholderPattern, standIn)
}

function tidy(inner: string) {
  const [name = '', ...format] = inner.split(',').map((part) => part.trim())
  return format.length > 0
    ? `${name.replace(/^-\s*/, '- ')}, ${format.join(', ')}`
    : name.replace(/^-\s*/, '- ')
}
