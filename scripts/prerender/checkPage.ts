import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { topicParameter } from '#config/contactTopics.ts'
import { pageRow, type PageId } from '#config/pages.ts'
import { elementsOf } from './elementsOf.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Returns a sentence for each error of a page, its head included; `page` is null for an unknown address. */
export function checkPage(source: string, page: PageId | null): string[] {
  const elements = [...elementsOf(parse(source, { scriptingEnabled: false }))]
  return [...shownTags(elements), ...(page && page !== 'contact' ? missingWaysToContact(elements, page) : [])]
}

/** Finds tags and placeholders of a locale file that no component has replaced, such as `<link>` or `{{name}}`. */
function shownTags(elements: readonly Element[]) {
  const errors = new Map<string, string[]>()
  const check = (text: string, error: (tag: string) => string) => {
    // The title and the description stand in several elements of the head.
    if (!errors.has(text)) errors.set(text, (text.match(/<[a-z][\w-]*\/?>|\{\{.*?\}\}/gi) ?? []).map(error))
  }
  for (const element of elements) {
    const start = startTag(element)
    for (const node of element.childNodes) {
      if (!tree.isTextNode(node) || ['script', 'style'].includes(element.tagName)) continue
      const remedy =
        element.tagName === 'title'
          ? 'take it out of the text'
          : 'let <Trans> replace it, as in RichParagraph.tsx'
      check(node.value, (tag) => `${start} shows ${tag} as text; ${remedy}`)
    }
    for (const { name, value } of element.attrs) {
      check(value, (tag) => `${start} has ${tag} in its ${name}; take it out of the text`)
    }
  }
  return [...errors.values()].flat()
}

/**
 * Each page has two links to Contact with a topic: in its opening and in its last band (ContactButton.tsx). In the opening
 * of Home, the first banner leads there: its target is specified, without a topic.
 */
function missingWaysToContact(elements: readonly Element[], page: PageId) {
  const { path } = pageRow('contact')
  const form = `${path}?${topicParameter}=`
  const main = elements.find(({ tagName }) => tagName === 'main')
  const isWay = ({ name, value }: Element['attrs'][number]) =>
    name === 'href' && (value.includes(form) || (page === 'home' && value.endsWith(path)))
  const links = main ? [...elementsOf(main)].filter(({ attrs }) => attrs.some(isWay)) : []
  return links.length < 2
    ? [
        `has ${links.length} of its two links to Contact; put a ContactButton into its opening and its last band`,
      ]
    : []
}

/** Returns an element's start tag without Emotion's classes, which tell nothing and differ between directions. */
function startTag({ tagName, attrs }: Element) {
  const parts = attrs.map(({ name, value }) => `${name}="${value.replaceAll(/ ?\bmui(rtl)?-[\w-]+/g, '')}"`)
  return `<${[tagName, ...parts].join(' ')}>`
}
