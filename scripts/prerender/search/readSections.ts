import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { SearchKind, SearchSection } from '#search/SearchFile.ts'
import { elementsOf } from '../elementsOf.ts'

/** What is no text of a page: drawings, code, lists of links, and what only some readers get. */
const leftOut = new Set([
  'svg',
  'script',
  'style',
  'nav',
  'template',
  'button',
  'noscript',
  'iframe',
  'thead',
])

/** Elements inside a line of text. All others begin a new text. */
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'br', 'em', 'i', 'span', 'strong', 'td', 'th'])

/**
 * Reads the sections of a page's HTML: its opening, then each part that has a fragment and a heading. What has a fragment
 * alone, such as a sentence between sections, belongs to the section before it. What has neither, such as the last band
 * with the next step, repeats what other pages say and is left out. In a section of answers, each
 * question with its answer is a section of its own.
 */
export function readSections(
  html: string,
  kinds: Readonly<Record<string, SearchKind>> = {},
): SearchSection[] {
  const main = [...elementsOf(parseFragment(html))].find(({ tagName }) => tagName === 'main')
  if (!main) return []
  const opening: SearchSection = { kind: 'page', heading: headingOf(main, 'h1'), texts: [] }
  const sections = [opening]
  const read = (element: Tree.Element, around: SearchSection | null) => {
    if (isLeftOut(element)) return
    const own = sectionOf(element, kinds) ?? answerOf(element, around)
    if (own) sections.push(own)
    const section = own ?? around ?? (attribute(element, 'id') ? (sections.at(-1) ?? null) : null)
    if (!isText(element)) return element.childNodes.filter(isElement).forEach((child) => read(child, section))
    const text = textOf(element)
    if (text && section && text !== section.heading) section.texts.push(text)
  }
  const parts = main.childNodes.filter(isElement)
  const firstSection = parts.findIndex(({ tagName }) => tagName === 'section')
  parts.forEach((part, index) => read(part, index <= firstSection ? opening : null))
  return sections
}

const isElement = (node: Tree.ChildNode) => tree.isElementNode(node)

const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((own) => own.name === name)?.value

function isLeftOut(element: Tree.Element) {
  return leftOut.has(element.tagName) || attribute(element, 'aria-hidden') === 'true'
}

/** A part with a fragment of its own. React's own ids begin with an underscore. A questionnaire has the title of its sheet. */
function sectionOf(element: Tree.Element, kinds: Readonly<Record<string, SearchKind>>): SearchSection | null {
  const id = attribute(element, 'id')
  if (!id || id.startsWith('_') || !['section', 'div'].includes(element.tagName)) return null
  const kind = kinds[id]
  const heading = headingOf(element, kind === 'questionnaire' ? 'h3' : 'h2')
  return heading ? { id, ...(kind && { kind }), heading, texts: [] } : null
}

/** A question that opens its answer. */
function answerOf(element: Tree.Element, around: SearchSection | null): SearchSection | null {
  if (around?.kind !== 'answer' || element.tagName !== 'details') return null
  return { ...around, heading: headingOf(element, 'h3'), texts: [] }
}

function headingOf(element: Tree.Element, level: string) {
  const heading = [...elementsOf(element)].find(({ tagName }) => tagName === level)
  return heading ? textOf(heading) : ''
}

/** Whether an element is one text: it has text, and nothing but inline elements. */
function isText(element: Tree.Element) {
  const elements = [...elementsOf(element)].filter((inner) => !isLeftOut(inner))
  return elements.every(({ tagName }) => inline.has(tagName))
}

function textOf(element: Tree.Element): string {
  return plainText(element).replaceAll(/\s+/g, ' ').trim()
}

function plainText(element: Tree.Element): string {
  if (element.tagName === 'tr') return rowText(element)
  const text = element.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value
      if (!isElement(child) || isLeftOut(child)) return ''
      return plainText(child)
    })
    .join('')
  // A number or an address keeps its direction inside another text.
  if (attribute(element, 'dir') === 'ltr') return `\u2066${text}\u2069`
  return element.tagName === 'br' ? ' ' : text
}

/** A row in one line: what it is about, and its cells. */
function rowText(row: Tree.Element) {
  const cells = row.childNodes.filter(isElement)
  const textsOf = (tag: string) =>
    cells
      .filter(({ tagName }) => tagName === tag)
      .map(textOf)
      .filter(Boolean)
  return [...textsOf('th').map((heading) => `${heading}:`), textsOf('td').join(' · ')].join(' ')
}
