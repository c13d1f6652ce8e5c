import type { HeadModel } from './buildHead.ts'
import { writeScriptJson } from './scriptJson.ts'

/** Marks the tags that belong to a page, so that the next page replaces them. */
export const pageTagMark = 'data-page'

/** Puts a head model into the document: one task, so that no frame shows a mix. */
export function applyHead({ lang, dir, title, tags }: HeadModel): void {
  document.documentElement.lang = lang
  document.documentElement.dir = dir
  document.title = title
  for (const old of document.head.querySelectorAll(`[${pageTagMark}]`)) old.remove()
  document.head.append(...tags.map(makeElement))
}

function makeElement({ tag, attributes, text }: HeadModel['tags'][number]) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(pageTagMark, '')
  if (text) writeScriptJson(element, text)
  return element
}
