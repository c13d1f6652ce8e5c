import type { HeadModel } from './buildHead.ts'
import { writeScriptJson } from './scriptJson.ts'

/** Marks the tags that belong to a page, so that the next page replaces them. */
export const pageTagMark = 'data-page'

/** Puts what a visitor perceives of a head into the document: at once, so that no frame shows a mix. */
export function applyTitle({ lang, dir, title }: HeadModel): void {
  document.documentElement.lang = lang
  document.documentElement.dir = dir
  document.title = title
}

/** The address whose tags the document carries; empty as long as they are those that it came with. */
let tagged = ''

/** Puts the tags of an address, which only programs read, into the document. */
export function applyTags({ tags }: HeadModel, address: string): void {
  const old = document.head.querySelectorAll(`[${pageTagMark}]`)
  const isPrerendered = tagged === '' && old.length > 0
  if (!isPrerendered && tagged !== address) {
    for (const element of old) element.remove()
    document.head.append(...tags.map(makeElement))
  }
  tagged = address
}

function makeElement({ tag, attributes, text }: HeadModel['tags'][number]) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(pageTagMark, '')
  if (text) writeScriptJson(element, text)
  return element
}
