import { finding, type Fault, type Finding } from '../report/Finding.ts'
import type { LocaleFile, Text } from '../files/localeFile.ts'

/** Finds texts that are empty, begin or end with white space, or are only the name of the key. */
export function checkValues({ texts }: LocaleFile): Finding[] {
  return [...texts.values()].flatMap((text) => {
    const fault = faultOf(text)
    return fault ? [finding(text, fault)] : []
  })
}

function faultOf({ key, value }: Text): Fault | undefined {
  if (value.trim() === '') return { code: 'empty' }
  if (value !== value.trim()) return { code: 'white-space-around' }
  if (isKey(key, value)) return { code: 'key-as-text', values: { value } }
  return undefined
}

// A key of one word, such as "name", may be a real text. A path or a camelCase name cannot.
function isKey(key: string, value: string) {
  const last = key.slice(key.lastIndexOf('.') + 1)
  return (value === key && key.includes('.')) || (value === last && /[a-z\d][A-Z]/.test(last))
}
