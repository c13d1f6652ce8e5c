/** How much of the way to its place a visitor sees in a new page, in heights of the window. */
export const seenWay = 1 / 10

/**
 * Places the window near the place that a new page is read from: a tenth of its height below the page's top, or above an
 * element. The smooth rest of the way passes nothing else of the page.
 * @param before how far the window was scrolled in the page before, in px
 */
export function approach(element: Element | null, before: number): void {
  const distance = window.innerHeight * seenWay
  if (element) {
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    window.scrollBy({ top: -distance, behavior: 'instant' })
  } else if (before > 0) {
    window.scrollTo({ top: Math.min(before, distance), behavior: 'instant' })
    // That ends a smooth way to the top which is still going on. Chromium ignores the next one if it has the same goal.
    window.scrollTo({ top: 1, behavior: 'smooth' })
  }
}
