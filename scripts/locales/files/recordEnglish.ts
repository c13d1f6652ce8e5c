import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { translatedFrom } from '../checks/checkLocales.ts'
import type { Translation } from '../checks/checkNamespace.ts'
import type { Entry, LocaleFile } from './localeFile.ts'
import { jsonText } from './json.ts'

/**
 * Records the English that a translation was made from: the current one for texts that are accepted or were fresh, and
 * the old one for texts that stay stale.
 */
export function recordEnglish(
  path: string,
  source: LocaleFile,
  { file, pairs, freshness }: Translation,
  accepted: (key: string) => boolean,
): void {
  const keys = new Map(pairs.map(({ source: english, translation }) => [english.key, translation.key]))
  const english = (entry: Entry): unknown => {
    if (entry.kind === 'text') {
      const key = keys.get(entry.key)
      if (key === undefined) return undefined
      if (accepted(key)) return entry.value
      return freshness.unrecorded.has(key) ? undefined : (freshness.stale.get(key) ?? entry.value)
    }
    const children = [...entry.children].flatMap(([name, child]) => {
      const value = english(child)
      return value === undefined ? [] : [[name, value] as const]
    })
    return entry.kind === 'list' ? children.map(([, value]) => value) : Object.fromEntries(children)
  }
  const target = join(path, translatedFrom, file.language, `${file.namespace}.json`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, jsonText(english(source.root)))
}
