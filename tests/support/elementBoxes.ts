import type { Page } from '@playwright/test'

/** Reads the boxes of a page's main parts, in whole px of the page: left, top, width, height. */
export function readElementBoxes(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const parts =
      'header > div, main > *, section, nav, form, h1, h2, h3, a, button, summary, input, textarea, svg'
    const boxes = [...document.querySelectorAll(parts)]
      .filter((part) => part.checkVisibility())
      .map((part, index) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        const name = `${index} ${part.tagName} ${part.textContent.trim().slice(0, 30)}`
        return [name, [left, top + scrollY, width, height].map(Math.round)] as const
      })
    return Object.fromEntries(boxes)
  })
}
