import type { HeadTag } from './buildHead.ts'

/** Marks the tags that belong to a page, so that the next page replaces them. */
export const pageTagMark = 'data-page'

/**
 * Gives the document the tags of another page. React's own `<title>` and `<meta>` are not used: where hydration fails,
 * React 19.3 adds its tags beside those of the HTML, and after an uncaught error it removes them all.
 */
export function applyTags(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${pageTagMark}]`)) old.remove()
  document.head.append(...tags.map(makeElement))
}

function makeElement({ tag, attributes, text }: HeadTag) {
  const element = document.createElement(tag)
  if (text) element.append(text)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(pageTagMark, '')
  return element
}
