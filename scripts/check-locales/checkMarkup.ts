import { difference } from './difference.ts'
import type { Finding } from './finding.ts'
import type { LocaleFile, Text } from './localeFile.ts'
import { placeholderFaults, placeholderNames } from './placeholders.ts'
import { pluralKey } from './plurals.ts'
import { tagFaults, tagNames } from './tags.ts'

/** Forms that stand for one number each, and so may spell it in words. */
const exactForms = new Set<string | undefined>(['zero', 'one', 'two'])
const count = new Set(['{{count}}'])

/** Finds broken placeholders and tags, and those that differ from the text's English counterpart. */
export function checkMarkup(file: LocaleFile, source: LocaleFile | undefined): Finding[] {
  return [...file.texts.values()].flatMap((text) => {
    const model = modelOf(text, file, source)
    const messages = [
      ...placeholderFaults(text.value),
      ...tagFaults(text.value),
      ...(model ? differences(text, model) : []),
    ]
    return messages.map((message) => ({ file: file.file, line: text.line, key: text.key, message }))
  })
}

/** A counted text follows the general English form, in English too; any other the English text of its key. */
function modelOf({ key }: Text, file: LocaleFile, source: LocaleFile | undefined) {
  const plural = pluralKey(key)
  if (plural) return source?.texts.get(`${plural.base}_other`)
  return file === source ? undefined : source?.texts.get(key)
}

function differences({ key, value }: Text, model: Text): string[] {
  const mayLackCount = exactForms.has(pluralKey(key)?.category)
  const ignoring = (names: Set<string>) => (mayLackCount ? new Set(difference(names, count)) : names)
  return [placeholderNames, tagNames].flatMap((namesIn) => {
    const wanted = ignoring(namesIn(model.value))
    const found = ignoring(namesIn(value))
    const place = model.key === key ? 'the English text' : `the English text of ${model.key}`
    return [
      ...difference(wanted, found).map((name) => `lacks ${name}, which ${place} has; put it in`),
      ...difference(found, wanted).map((name) => `has ${name}, which ${place} lacks; correct or remove it`),
    ]
  })
}
