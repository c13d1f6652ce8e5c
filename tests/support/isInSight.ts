import type { Locator } from '@playwright/test'

/** Whether nothing covers its first and its last line, and both are in the window. */
export function isInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => {
      const shown = document.elementFromPoint(left + width / 2, y)
      return shown !== null && (element.contains(shown) || shown.contains(element))
    })
  })
}
