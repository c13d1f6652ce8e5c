import { pageTagMark } from './applyTags.ts'
import type { HeadModel } from './buildHead.ts'

/** Writes a head as HTML. */
export function renderHead({ title, tags }: HeadModel): string {
  const rendered = tags.map(({ tag, attributes, text }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    const open = `<${tag}${pairs.join('')}`
    // Inside a script, only `<` must be escaped, since it could end the script.
    return text === undefined
      ? `${open} ${pageTagMark}>`
      : `${open}>${text.replaceAll('<', '\\u003c')}</${tag}>`
  })
  return `<title>${escapeHtml(title)}</title>${rendered.join('')}`
}

/** Returns a text as HTML has it, in an element and in an attribute with double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
