const placeholderPattern = /\{\{([^{}]*)\}\}/g

/** All placeholders of a text in a normal form: `{{name}}` or `{{when, date}}`. One that stands twice is listed twice. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].map(([, inner = '']) => `{{${normalised(inner)}}}`)
}

/** Replaces each placeholder. */
export function withoutPlaceholders(text: string, replacement: string): string {
  return text.replace(placeholderPattern, replacement)
}

function normalised(inner: string) {
  const [name = '', ...format] = inner.split(',').map((part) => part.trim())
  return format.length > 0
    ? `${name.replace(/^-\s*/, '- ')}, ${format.join(', ')}`
    : name.replace(/^-\s*/, '- ')
}
