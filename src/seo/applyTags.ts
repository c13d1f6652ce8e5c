import type { HeadTag } from './buildHead.ts'

/** Marks the tags that belong to a page, so that the next page replaces them. */
export const pageTagMark = 'data-page'

/**
 * Gives the document the tags of another page. React's own `<title>` and `<meta>` are not used: where hydration fails,
 * React 19.3 adds its tags beside those of the HTML, and after an uncaught error it removes them all.
 */
export function applyTags(tags: readonly HeadTag[]): void {
  prerendered ??= { address: canonicalAddress(), breadcrumbs: structuredData()[1] }
  for (const old of document.head.querySelectorAll(`[${pageTagMark}]`)) old.remove()
  document.head.append(...tags.map(makeElement))
  const { address, breadcrumbs } = prerendered
  if (breadcrumbs && address === canonicalAddress()) document.head.append(breadcrumbs)
  else breadcrumbs?.remove()
}

/** The page that the document was loaded with. Its breadcrumbs come back with it; the organization is that of all pages. */
let prerendered: { address: string | undefined; breadcrumbs: Element | undefined } | undefined

function canonicalAddress() {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
}

function structuredData() {
  return document.head.querySelectorAll('script[type="application/ld+json"]')
}

function makeElement({ tag, attributes }: HeadTag) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(pageTagMark, '')
  return element
}
