import { codeOf } from '../../../../check/text/show.ts'

/** Matches what a writer must not break, or cannot see: tags, placeholders and invisible characters. */
const chip = /<\/?[\w-]+\s*\/?>|\{\{[^{}]*\}\}|[\u00A0\u00AD\u061C\u2009\u202F\p{Cf}]/gu

/** Signs for the invisible characters that texts of the site may have. */
const signs: Record<string, string> = { '\u00A0': '␣', '\u2066': '⟦', '\u2069': '⟧' }

/** Returns the tags and placeholders of a text, in their order. */
export function markupOf(text: string): string[] {
  return [...text.matchAll(chip)].map(([found]) => found).filter((found) => found.length > 1)
}

/** Returns the markup to offer for a text that lacks it: each placeholder, and each pair of tags, once. */
export function missingMarkup(text: string, model: string): { open: string; close: string }[] {
  const own = markupOf(text)
  return markupOf(model).flatMap((found) => {
    if (found.startsWith('</')) return []
    const index = own.indexOf(found)
    if (index >= 0) own.splice(index, 1)
    const close = found.startsWith('<') && !found.endsWith('/>') ? found.replace('<', '</') : ''
    return index >= 0 ? [] : [{ open: found, close }]
  })
}

/** Returns a text as nodes of a field: words as text, and each chip as an element that the caret cannot enter. */
export function nodesOf(text: string, nameOf: (chip: string) => string | undefined): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(chip)) {
    if (index > end) nodes.push(new Text(text.slice(end, index)))
    nodes.push(chipOf(found, nameOf))
    end = index + found.length
  }
  if (end < text.length) nodes.push(new Text(text.slice(end)))
  return nodes
}

export function hasChip(text: string): boolean {
  return text.search(chip) >= 0
}

function chipOf(text: string, nameOf: (chip: string) => string | undefined) {
  const element = document.createElement('span')
  element.contentEditable = 'false'
  element.draggable = true
  element.dir = 'ltr'
  element.dataset['chip'] = text
  element.textContent = text.length > 1 ? text : (signs[text] ?? codeOf(text))
  element.title = nameOf(text) ?? (text.length > 1 ? '' : codeOf(text))
  if (text.length === 1) {
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', element.title)
  }
  return element
}

/** Returns the text that nodes of a field stand for. */
export function textOf(nodes: Iterable<Node>): string {
  return [...nodes]
    .map((node) => {
      if (node instanceof Text) return node.data
      const own = node instanceof HTMLElement ? node.dataset['chip'] : undefined
      return own ?? textOf(node.childNodes)
    })
    .join('')
}
