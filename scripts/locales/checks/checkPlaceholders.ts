import { closest } from '../text/editDistance.ts'
import type { Fault } from '../report/Finding.ts'
import { difference } from '../text/difference.ts'
import { placeholdersIn, withoutPlaceholders } from '../text/placeholders.ts'

/**
 * Finds faults in the placeholders of a text.
 * @param model the text whose placeholders it must have, if there is one
 * @param optional placeholders that may be missing
 */
export function placeholderFaults(text: string, model?: string, optional: readonly string[] = []): Fault[] {
  const found = placeholdersIn(text)
  const wanted = model === undefined ? found : placeholdersIn(model)
  const missing = difference(wanted, [...found, ...optional])
  const faults: Fault[] = []
  for (const name of difference(found, [])) {
    if (name.startsWith('{{- ')) {
      const plain = name.replace('- ', '')
      faults.push({ code: 'placeholder-unescaped', values: { found: name, wanted: plain } })
      remove(missing, plain)
    } else if (!wanted.includes(name) && !optional.includes(name)) {
      const meant = sameName(name, missing) ?? closest(name, missing) ?? onlyMissing(missing, found, wanted)
      faults.push(
        meant
          ? { code: 'placeholder-misspelt', values: { found: name, wanted: meant } }
          : { code: 'placeholder-unknown', values: { found: name } },
      )
      remove(missing, meant)
    } else if (model === undefined && !/^\{\{[a-z][\w.]*(?:, .+)?\}\}$/i.test(name)) {
      faults.push({ code: 'placeholder-name', values: { found: name } })
    } else if (model !== undefined && count(found, name) > Math.max(1, count(wanted, name))) {
      faults.push({ code: 'placeholder-twice', values: { found: name } })
    }
  }
  const broken = /[{}]+[^{}\s]*[{}]*/.exec(withoutPlaceholders(text, ''))
  if (broken) {
    const meant = missing.shift()
    faults.push(
      meant
        ? { code: 'placeholder-misspelt', values: { found: broken[0], wanted: meant } }
        : { code: 'placeholder-brace', values: { found: broken[0] } },
    )
  }
  return [
    ...faults,
    ...missing.map((name): Fault => ({ code: 'placeholder-missing', values: { wanted: name } })),
  ]
}

/** The same value in another format: `{{when}}` for `{{when, date}}`. */
function sameName(name: string, missing: readonly string[]) {
  return missing.find((candidate) => bare(candidate) === bare(name))
}

function bare(placeholder: string) {
  return placeholder.replace(/^\{\{|,.*|\}\}$/g, '')
}

/** If exactly one is missing and exactly one is unknown, they are the same placeholder, whatever its spelling is. */
function onlyMissing(missing: readonly string[], found: readonly string[], wanted: readonly string[]) {
  return missing.length === 1 && difference(found, wanted).length === 1 ? missing[0] : undefined
}

function remove(missing: string[], name: string | undefined) {
  const index = name === undefined ? -1 : missing.indexOf(name)
  if (index >= 0) missing.splice(index, 1)
}

function count(names: readonly string[], name: string) {
  return names.filter((other) => other === name).length
}
