import { stackClasses } from '@mui/material/Stack'

/** Elements that are taken apart: each of their children has a row. A drawing stays whole. */
const holders = [
  'section',
  'section > div',
  'section ~ div',
  `.${stackClasses.root}:not(:has([data-drawing]))`,
  ':has(table)',
  'table',
  ':is(thead, tbody)',
  ':has(> ul):not([data-drawing] *, li)',
  'ul:not([data-drawing])',
  'dl',
].join()

/** A sheet does not end after these. Tables stay whole, and the last answer keeps the line for names below it. */
const leads =
  'h2, h3, :has(> h2, > * > h2), thead > *, tbody > :not(:last-child), li:first-child, dl > :last-child'
const isLed = 'tr, li, details, [data-drawing], :has([data-drawing])'

/**
 * Sets columns into rows: paragraph beside paragraph, row of a table beside row. All columns have the same parts: a page's
 * content has no language, the check of texts wants lists of one length, and the paper is made once all is loaded. The
 * rows are blocks, since Chromium keeps a heading with what follows it among blocks only.
 */
export function inRows(columns: Element): Element[] {
  const parts = [...columns.children].map(partsOf)
  const [first = []] = parts
  const shapes = new Set(parts.map((column) => column.map(({ tagName }) => tagName).join(' ')))
  if (shapes.size > 1) throw new Error(`Columns of a paper differ in their parts:\n${[...shapes].join('\n')}`)
  return first.map((part, index) => {
    const row = document.createElement('div')
    const next = first[index + 1]
    row.dataset['row'] = [begins(part) && 'begins', next && stays(part, next) && 'stays']
      .filter(Boolean)
      .join(' ')
    const beside = parts.flatMap((column) => column.slice(index, index + 1))
    row.append(...beside.map((each) => copyWithHolders(each, columns)))
    return row
  })
}

const partsOf = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (child.matches(holders) ? partsOf(child) : child))

function begins(part: Element): boolean {
  const section = part.closest('section, section ~ div')
  return !!section?.matches('section ~ *') && partsOf(section)[0] === part
}

function stays(part: Element, next: Element): boolean {
  if (next.closest('section') !== part.closest('section')) return false
  return part.matches(leads) || (next.matches(isLed) && !part.matches(isLed))
}

/** A part in copies of what holds it, whose styles it has. */
function copyWithHolders(part: Element, columns: Element): Node {
  let copy = part.cloneNode(true)
  for (let holder = part.parentElement; holder && holder !== columns; holder = holder.parentElement) {
    const copyOfHolder = holder.cloneNode(false)
    copyOfHolder.appendChild(copy)
    copy = copyOfHolder
  }
  return copy
}
