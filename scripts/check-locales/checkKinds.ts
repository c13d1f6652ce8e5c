import type { Finding } from './finding.ts'
import { closestLine, type LocaleFile } from './localeFile.ts'

type Kind = 'one text' | 'a list' | 'a group of keys'

/** Finds keys whose value is of another kind than the source's: one text where a list is due. */
export function checkKinds(source: LocaleFile, translation: LocaleFile): Finding[] {
  return differingKeys(source, translation).map((key) => ({
    file: translation.file,
    line: closestLine(translation, key),
    key,
    message: `is ${kindOf(translation, key)}, in ${source.file}:${closestLine(source, key)} it is ${kindOf(source, key)}; give both the same form`,
  }))
}

/** Tells keys at or below a value of another kind, which is one finding as a whole. */
export function differsInKind(source: LocaleFile, translation: LocaleFile): (key: string) => boolean {
  const keys = differingKeys(source, translation)
  return (key) => keys.some((differing) => key === differing || key.startsWith(`${differing}.`))
}

function differingKeys(source: LocaleFile, translation: LocaleFile) {
  return [...source.lines.keys()].filter((key) => {
    const kinds = [source, translation].map((file) => kindOf(file, key))
    return !kinds.includes(undefined) && kinds[0] !== kinds[1]
  })
}

/** Nothing for keys that are not there, and for numbers and the like, which are a finding of their own. */
function kindOf({ texts, arrays, lines }: LocaleFile, key: string): Kind | undefined {
  if (texts.has(key)) return 'one text'
  if (arrays.has(key)) return 'a list'
  return [...lines.keys()].some((other) => other.startsWith(`${key}.`)) ? 'a group of keys' : undefined
}
