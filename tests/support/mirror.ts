import type { Page } from '@playwright/test'

/** What stands on a page in every language alike, whatever its words are. */
const parts =
  'header, main, footer, nav, section, form, h1, h2, h3, ul, ol, dl, table, iframe, a, button, summary, input, textarea'

export interface Box {
  name: string
  /** Index of the part around it; -1 for the window. */
  parent: number
  /** Distances to the start, the end and the top of the window, in px. */
  start: number
  end: number
  top: number
}

/** Reads the shown parts of a page that do not stand in running text, in the order of the document. */
export async function readBoxes(page: Page): Promise<Box[]> {
  return page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        !part.closest('p, td, [popover]') &&
        !(
          part.matches('a') &&
          [...(part.parentNode?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
          )
        ) &&
        // It comes when the form is near, which may be sooner in one language.
        !part.textContent.startsWith('captcha stub'),
    )
    const isRtl = document.documentElement.dir === 'rtl'
    const { clientWidth } = document.documentElement
    return shown.map((part) => {
      const { left, right, top } = part.getBoundingClientRect()
      const [start, end] = isRtl ? [clientWidth - right, left] : [left, clientWidth - right]
      const around = shown.indexOf(part.parentElement?.closest(selector) ?? part)
      const name = `${part.tagName.toLowerCase()} "${part.textContent.trim().slice(0, 40)}"`
      return { name, parent: around < 0 || shown[around] === part ? -1 : around, start, end, top }
    })
  }, parts)
}

/** Names the parts of a page that do not stand where those of the other page would in a mirror. */
export function notMirrored(own: readonly Box[], other: readonly Box[]): string[] {
  if (own.length !== other.length) return [`${own.length} parts, ${other.length} in the other language`]
  return own.flatMap((box, index) =>
    standsAlike(own, other, index) ? [] : `${box.name}: ${JSON.stringify([box, other[index]])}`,
  )
}

const window: Box = { name: 'window', parent: -1, start: 0, end: 0, top: 0 }
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1.5

/** Words differ in length: a part may be held by its start, end or middle, or by what stands before or after it. */
function standsAlike(one: readonly Box[], other: readonly Box[], index: number): boolean {
  const placeIn = (boxes: readonly Box[]) => {
    const { start, end, top, parent } = boxes[index] ?? window
    const around = boxes[parent] ?? window
    const before = boxes.slice(0, index).findLast((box) => box.parent === parent) ?? around
    const after = boxes.slice(index + 1).find((box) => box.parent === parent) ?? around
    const distances = [
      start - around.start,
      end - around.end,
      start - end - (around.start - around.end),
      // A gap to each neighbour in its line, and a step to each in its column.
      start + before.end,
      end + after.start,
      // In a row that is filled by its gaps, these are alike.
      start + before.end - end - after.start,
      start - before.start,
      after.start - start,
    ]
    return { distances, isBeside: isNear(top, before.top) }
  }
  const [mine, its] = [placeIn(one), placeIn(other)]
  // Longer words break a line elsewhere.
  if (mine.isBeside !== its.isBeside) return true
  return mine.distances.some((distance, side) => isNear(distance, its.distances[side] ?? Number.NaN))
}
