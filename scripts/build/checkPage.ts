import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { elementsOf } from './elementsOf.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** Elements and roles that need an accessible name. */
const namedTags = new Set(['a', 'button', 'summary'])
const namedRoles = new Set(['button', 'link'])

/**
 * Returns a sentence for each error in the HTML of a page: it does not have exactly one `<h1>`, a button or link has no
 * name, or visitors would read a tag of a text.
 */
export function checkPage(source: string): string[] {
  const elements = [...elementsOf(parse(source, { scriptingEnabled: false }))]
  const headings = elements.filter(({ tagName }) => tagName === 'h1')
  const emptyHeadings = headings.filter((heading) => textOf(heading) === '')
  return [
    ...(headings.length === 1 ? [] : [`has ${headings.length} <h1>, a page needs exactly one`]),
    ...emptyHeadings.map((heading) => `${startTag(heading)} is empty; give it a text`),
    ...elements
      .filter((element) => needsName(element) && nameOf(element, elements) === '')
      .map((element) => `${startTag(element)} has no name; give it a text or an aria-label`),
    ...elements.flatMap((element) =>
      shownTags(element).map(
        (tag) => `${startTag(element)} shows ${tag} as text; let <Trans> replace it, as in RichParagraph.tsx`,
      ),
    ),
  ]
}

function attribute({ attrs }: Element, name: string) {
  return attrs.find((each) => each.name === name)?.value
}

/** An `<a>` without href is only the target of a link, and needs no name. */
function needsName(element: Element) {
  if (element.tagName === 'a' && attribute(element, 'href') === undefined) return false
  return namedTags.has(element.tagName) || namedRoles.has(attribute(element, 'role') ?? '')
}

function nameOf(element: Element, all: readonly Element[]) {
  const labels = attribute(element, 'aria-labelledby')?.split(' ') ?? []
  const labelled = all.filter((each) => labels.includes(attribute(each, 'id') ?? ' ')).map(textOf)
  return labelled.join('') || attribute(element, 'aria-label')?.trim() || textOf(element)
}

/** The text that a screen reader reads, alternative texts of pictures included. */
function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value.trim()
  if (!tree.isElementNode(node) || attribute(node, 'aria-hidden') === 'true') return ''
  return (
    attribute(node, 'alt')?.trim() ||
    attribute(node, 'aria-label')?.trim() ||
    node.childNodes.map(textOf).join('')
  )
}

/** Tags of a locale file that no component has replaced, such as `<link>` or `<icon/>`. */
function shownTags({ childNodes }: Element) {
  return childNodes.flatMap((node) =>
    tree.isTextNode(node) ? (node.value.match(/<[a-z][\w-]*\/?>/gi) ?? []) : [],
  )
}

function startTag({ tagName, attrs }: Element) {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`
}
