import { canonicalPageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, test } from '../support/site.ts'

// The HTML is laid out without scripts.
test.use({ javaScriptEnabled: false })

/** Runs in the page: the rows of its grids that end before the grid does, each by its first words. */
function shortRows(): string[] {
  const grids = [...document.querySelectorAll('main ul')].filter(
    (list) => getComputedStyle(list).display === 'grid',
  )
  return grids.flatMap((grid) => {
    // Inside its border.
    const left = grid.getBoundingClientRect().left + grid.clientLeft
    const right = left + grid.clientWidth
    const rows = Map.groupBy(grid.children, (item) => Math.round(item.getBoundingClientRect().top))
    return [...rows.values()]
      .filter((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect())
        const start = Math.min(...boxes.map((box) => box.left))
        const end = Math.max(...boxes.map((box) => box.right))
        return start - left > 2 || right - end > 2
      })
      .map(([first]) => first?.textContent.slice(0, 40) ?? '')
  })
}

inEachLanguage((_language, inOneLanguage) => {
  for (const [screen, width] of [
    ['tablet', 768],
    ['laptop', 1280],
  ] as const) {
    inOneLanguage(`on a ${screen} no grid of cards leaves a gap in its last row`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const id of canonicalPageIds) {
        await page.goto(pagePath(id, 'en'))
        expect.soft(await page.evaluate(shortRows), id).toEqual([])
      }
    })
  }
})
