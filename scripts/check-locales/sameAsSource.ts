import { namespaces, type Catalogue, type Namespace } from './catalogue.ts'
import type { Finding } from './finding.ts'
import type { Text } from './localeFile.ts'
import { counterpart } from './plurals.ts'
import { quote } from './show.ts'

/** Finds texts left as they are in English, and entries of the allowing list that allow nothing. */
export function checkSameAsSource(catalogue: Catalogue): Finding[] {
  const same = namespaces(catalogue).flatMap(untranslated)
  const allowed = new Set(catalogue.sameInBoth.map(({ value }) => value))
  const used = new Set(same.map(({ value }) => value))
  return [
    ...same
      .filter(({ value }) => !allowed.has(value))
      .map(({ file, line, key, value }) => {
        const message = `is the same as in English; translate ${quote(value)}, or list it in same-in-both.json`
        return { file, line, key, message }
      }),
    ...catalogue.sameInBoth
      .filter(({ value }) => !used.has(value))
      .map(({ file, line, value }) => {
        const message = `${quote(value)} is no text that both languages share; delete it from the list`
        return { file, line, key: 'values', message }
      }),
  ]
}

function untranslated({ source, translations }: Namespace): (Text & { file: string })[] {
  if (!source) return []
  return translations.flatMap(({ file, texts }) =>
    [...texts.values()]
      .filter(({ key, value }) => value.trim() !== '' && counterpart(key, source)?.value === value)
      .map((text) => ({ ...text, file })),
  )
}
