import type { Finding } from './finding.ts'
import type { LocaleFile, Text } from './localeFile.ts'

/** Finds texts that are empty, begin or end with white space, or are still the key's own name. */
export function checkValues({ file, texts }: LocaleFile): Finding[] {
  return [...texts.values()].flatMap((text) => {
    const message = fault(text)
    return message ? [{ file, line: text.line, key: text.key, message }] : []
  })
}

function fault({ key, value }: Text) {
  if (value.trim() === '') return 'is empty; write the text, or delete the key in every language'
  if (value !== value.trim()) return 'begins or ends with white space; remove it'
  if (isKey(key, value)) return `holds the key's own name ("${value}"); write the text`
  return undefined
}

// A one-word key such as "name" is also an honest text; only a path or a camelCase name cannot be.
function isKey(key: string, value: string) {
  const last = key.slice(key.lastIndexOf('.') + 1)
  return (value === key && key.includes('.')) || (value === last && /[a-z\d][A-Z]/.test(last))
}
