import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComparedFile } from '../check/compareFile.ts'
import { jsonText } from '../files/json.ts'
import type { Entry } from '../files/localeFile.ts'
import { translatedFrom, type Project } from '../files/project.ts'

/** Builds a group or list of values. What `own` lacks stands as in `model`. A text without a value is left out. */
export function treeOf(
  own: Entry | undefined,
  model: Entry | undefined,
  values: ReadonlyMap<string, string>,
): unknown {
  const { kind, key } = own ?? model ?? { kind: 'other', key: '' }
  if (kind === 'text') return values.get(key)
  const names = namesInOrder(own?.children.keys() ?? [], model?.children.keys() ?? [])
  const children = names.flatMap((name) => {
    const value = treeOf(own?.children.get(name), model?.children.get(name), values)
    return value === undefined ? [] : [[name, value] as const]
  })
  if (children.length === 0 && !own) return undefined
  return kind === 'list' ? children.map(([, value]) => value) : Object.fromEntries(children)
}

/** Returns the names of `own` in their order; a name of `model` alone stands after the one before it there. */
function namesInOrder(own: Iterable<string>, model: Iterable<string>): string[] {
  const names = [...own]
  let next = 0
  for (const name of model) {
    const known = names.indexOf(name)
    if (known < 0) names.splice(next, 0, name)
    next = (known < 0 ? next : known) + 1
  }
  return names
}

/**
 * Writes a file of the project, and its folder if that is new. Whoever reads it meanwhile finds the old text or the new one,
 * never a part; so does a translator whose machine stops at that moment.
 */
export function writeText({ root }: Project, file: string, text: string): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
}

/** Records the English of translations: today's if they are accepted or fresh, the old English if they stay stale. */
export function recordEnglish(
  project: Project,
  { source, pairs, language, namespace }: ComparedFile,
  isAccepted: (key: string) => boolean,
): void {
  const recorded = pairs.flatMap(({ source: english, translation: { key }, state, was }) => {
    if (isAccepted(key)) return [[english.key, english.value] as const]
    return state === 'unrecorded' ? [] : [[english.key, was ?? english.value] as const]
  })
  const text = jsonText(treeOf(undefined, source?.root, new Map(recorded)) ?? {})
  writeText(project, `${translatedFrom}/${language}/${namespace}.json`, text)
}
