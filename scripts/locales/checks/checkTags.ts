import { closest } from '../text/editDistance.ts'
import type { Fault } from '../report/Finding.ts'
import { difference } from '../text/difference.ts'
import { brokenTag, tagsOf } from '../text/tags.ts'

/**
 * Finds faults in the tags of a text. The tags are compared with those of the other text only if they are well-formed.
 * @param model the text whose tags it must have, if there is one
 */
export function tagFaults(text: string, model?: string): Fault[] {
  const [malformed] = formFaults(text)
  if (malformed) return [malformed]
  return model === undefined ? [] : differences(text, model)
}

/** Finds tags with a number as their name or with attributes, and tags that are broken, unclosed or crossing. */
function formFaults(text: string): Fault[] {
  const broken = brokenTag(text)
  if (broken) return [{ code: 'tag-broken', values: { found: broken } }]
  const faults: Fault[] = []
  const open: string[] = []
  for (const { written, name, kind } of tagsOf(text)) {
    if (/^\d+$/.test(name)) return [{ code: 'tag-numbered', values: { found: written } }]
    if (kind !== 'close' && /\s\S/.test(written.replace(/\s*\/?>$/, ''))) {
      faults.push({ code: 'tag-attributes', values: { found: written, wanted: `<${name}>` } })
    }
    if (kind === 'open') open.push(name)
    if (kind !== 'close') continue
    const expected = open.at(-1)
    if (expected === name) open.pop()
    else if (expected !== undefined && open.includes(name)) {
      return [{ code: 'tag-crossing', values: { found: written, wanted: `</${expected}>` } }]
    } else if (expected !== undefined && closest(name, [expected])) {
      return [{ code: 'tag-misspelt', values: { found: written, wanted: `</${expected}>` } }]
    } else return [{ code: 'tag-unopened', values: { found: written, wanted: `<${name}>` } }]
  }
  const [unclosed] = open
  if (unclosed)
    faults.push({ code: 'tag-unclosed', values: { found: `<${unclosed}>`, wanted: `</${unclosed}>` } })
  return faults
}

function differences(text: string, model: string): Fault[] {
  const found = tagNames(text)
  const wanted = tagNames(model)
  const missing = difference(wanted, found)
  const extra = difference(found, wanted)
  const faults: Fault[] = []
  for (const name of extra) {
    const meant = missing.length === 1 && extra.length === 1 ? missing[0] : closest(name, missing)
    if (meant === undefined) faults.push({ code: 'tag-unknown', values: { found: name } })
    else {
      missing.splice(missing.indexOf(meant), 1)
      faults.push({ code: 'tag-misspelt', values: { found: name, wanted: meant } })
    }
  }
  const twice = found.find((name) => times(found, name) > Math.max(1, times(wanted, name)))
  if (twice && wanted.includes(twice)) faults.push({ code: 'tag-twice', values: { found: twice } })
  return [...faults, ...missing.map((name): Fault => ({ code: 'tag-missing', values: { wanted: name } }))]
}

/** All tags of a text in a normal form: `<link>…</link>` or `<icon/>`. One that stands twice is listed twice. */
function tagNames(text: string): string[] {
  return tagsOf(text)
    .filter(({ kind }) => kind !== 'close')
    .map(({ name, kind }) => (kind === 'empty' ? `<${name}/>` : `<${name}>…</${name}>`))
}

function times(names: readonly string[], name: string) {
  return names.filter((other) => other === name).length
}
