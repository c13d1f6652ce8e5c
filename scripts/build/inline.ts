import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { elementsOf } from './elementsOf.ts'

interface Inline {
  /** Texts of scripts that the browser runs. */
  scripts: string[]
  /** Texts of the style elements. */
  styles: string[]
  /** Values of the style attributes. */
  styleAttributes: string[]
}

/**
 * Finds the inline code of a page. A data block, such as JSON-LD, is not code: content policies ignore it.
 * @throws Error at an event handler, which no policy of this site allows
 */
export function findInline(html: string): Inline {
  const inline: Inline = { scripts: [], styles: [], styleAttributes: [] }
  for (const element of elementsOf(parse(html))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
    const handler = [...attributes.keys()].find((name) => name.startsWith('on'))
    if (handler) {
      throw new Error(
        `<${element.tagName} ${handler}>: has a handler of its own, which the content policy forbids`,
      )
    }
    const style = attributes.get('style')
    if (style !== undefined) inline.styleAttributes.push(style)
    if (element.tagName === 'style') inline.styles.push(textOf(element))
    const isCode = !attributes.has('src') && attributes.get('type') !== 'application/ld+json'
    if (element.tagName === 'script' && isCode) inline.scripts.push(textOf(element))
  }
  return inline
}

function textOf({ childNodes }: Tree.Element) {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
