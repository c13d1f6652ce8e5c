const placeholderPattern = /\{\{([^{}]*)\}\}/g

/** The placeholders of a text in one spelling each: `{{name}}` or `{{when, date}}`. */
export function placeholderNames(text: string): Set<string> {
  return new Set([...text.matchAll(placeholderPattern)].map(([, inner = '']) => `{{${tidy(inner)}}}`))
}

/** What is wrong with the placeholders of one text. */
export function placeholderFaults(text: string): string[] {
  const names = [...placeholderNames(text)]
  const faults = names.flatMap((name) => {
    if (name.startsWith('{{- ')) {
      return [`has ${name}, which is not isolated from the text's direction; delete the hyphen`]
    }
    return /^\{\{[a-z][\w.]*(, .+)?\}\}$/i.test(name) ? [] : [`has ${name}, which is no name; correct it`]
  })
  return /[{}]/.test(withoutPlaceholders(text, ''))
    ? [...faults, 'has a brace that belongs to no placeholder; write placeholders as {{name}}']
    : faults
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
