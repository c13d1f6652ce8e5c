import type { HeadTag } from './buildHead.ts'

/** The attribute of tags that belong to a page: the next page replaces these tags. */
export const pageTagMark = 'data-page'

/**
 * Gives the document the tags of another page. We do not use React's `<title>` and `<meta>`: if hydration fails, React
 * 19.3 adds its tags beside those of the HTML, and after an uncaught error it removes all of them.
 */
export function applyTags(tags: readonly HeadTag[]): void {
  prerendered ??= { address: canonicalAddress(), breadcrumbs: structuredData()[1] }
  for (const old of document.head.querySelectorAll(`[${pageTagMark}]`)) old.remove()
  document.head.append(...tags.map(makeElement))
  const { address, breadcrumbs } = prerendered
  if (breadcrumbs && address === canonicalAddress()) document.head.append(breadcrumbs)
  else breadcrumbs?.remove()
}

/** The page that the document was loaded with. When it is shown again, so are its breadcrumbs. */
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
