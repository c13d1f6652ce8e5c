import type { FindingDetails } from './report/Finding.ts'
import { matchNames } from './text/names.ts'
import { brokenTag, placeholdersIn, tagsOf, withoutPlaceholders } from './text/markup.ts'

/**
 * Finds wrong tags and placeholders.
 * @param model the English text; undefined for English itself
 * @param optional placeholders that may be missing
 */
export function markupFindings(text: string, model: string | undefined, optional: readonly string[]) {
  return [...placeholderFindings(text, model, optional), ...tagFindings(text, model ?? text)]
}

function tagFindings(text: string, model: string): FindingDetails[] {
  const malformed = malformedTag(text)
  if (malformed) return [malformed]
  // Malformed English has a finding of its own, and will change.
  return malformedTag(model) ? [] : compareNames('tag', tagNames(text), tagNames(model))
}

function placeholderFindings(text: string, model: string | undefined, optional: readonly string[]) {
  const [brace] = /[{}]+[^{}\s]*[{}]*/.exec(withoutPlaceholders(text, '')) ?? []
  if (brace !== undefined) return [{ code: 'placeholder-brace', values: { found: brace } } as const]
  const found = placeholdersIn(text)
  // i18next takes spaces around the name, too, but neither the mails nor the page for unreadable requests do.
  const nameless = found.find((name) => !/^\{\{[a-z][\w.]*\}\}$/i.test(name))
  if (model === undefined && nameless)
    return [{ code: 'placeholder-name', values: { found: nameless } } as const]
  return compareNames('placeholder', found, placeholdersIn(model ?? text), optional)
}

function compareNames(
  kind: 'placeholder' | 'tag',
  found: readonly string[],
  wanted: readonly string[],
  optional: readonly string[] = [],
): FindingDetails[] {
  const { extra, missing } = matchNames([...found, ...optional], [...wanted, ...optional])
  const twice = new Set(wanted.filter((name) => times(found, name) > times(wanted, name)))
  return [
    ...extra.map(([name, meant = '']): FindingDetails => {
      return { code: `${kind}-${meant ? 'misspelt' : 'unknown'}`, values: { found: name, wanted: meant } }
    }),
    ...[...twice].map((name): FindingDetails => ({ code: `${kind}-twice`, values: { found: name } })),
    ...missing.map((name): FindingDetails => ({ code: `${kind}-missing`, values: { wanted: name } })),
  ]
}

function times(names: readonly string[], name: string) {
  return names.filter((other) => other === name).length
}

/** Finds the first tag that the site cannot show: an unknown tag, an empty one, or one that is not closed in order. */
function malformedTag(text: string): FindingDetails | undefined {
  const broken = brokenTag(text)
  if (broken) return { code: 'tag-broken', values: { found: broken } }
  const [empty] = /<([\w-]+)>[\s\p{DI}]*<\/\1>/u.exec(text) ?? []
  if (empty) return { code: 'tag-empty', values: { found: empty } }
  const open: string[] = []
  for (const { written: found, name, kind } of tagsOf(text)) {
    if (kind === 'open') open.push(name)
    const expected = kind === 'close' ? open.pop() : name
    if (expected === name) continue
    const wanted = expected === undefined ? `<${name}>` : `</${expected}>`
    return { code: 'tag-unpaired', values: { found, wanted } }
  }
  const [unclosed] = open
  const values = { found: `<${unclosed}>`, wanted: `</${unclosed}>` }
  return unclosed === undefined ? undefined : { code: 'tag-unpaired', values }
}

/** Returns all tags of a text in a normal form: `<link>…</link>` or `<icon/>`. Repeated tags stay repeated. */
function tagNames(text: string): string[] {
  return tagsOf(text)
    .filter(({ kind }) => kind !== 'close')
    .map(({ name, kind }) => (kind === 'empty' ? `<${name}/>` : `<${name}>…</${name}>`))
}
