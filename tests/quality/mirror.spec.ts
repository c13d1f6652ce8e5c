import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import type { PageId } from '#config/pages.ts'
import { templateSamples } from '../support/pages.ts'
import { expect, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** What stands on a page in every language alike, whatever its words are. */
const parts =
  'header, main, footer, nav, section, form, h1, h2, h3, ul, ol, dl, table, iframe, a, button, summary, input, textarea'

interface Box {
  name: string
  /** Index of the part around it; -1 for the window. */
  parent: number
  /** Distances to the start, the end and the top of the window, in px. */
  start: number
  end: number
  top: number
}

/** The shown parts of a page that do not stand in running text, in the order of the document. */
async function readBoxes(page: Page): Promise<Box[]> {
  return page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('p, td, [popover]'),
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

const mirrored = languageCodes.filter((code) => languages[code].direction === 'rtl')

for (const code of mirrored) {
  for (const width of [1280, 390]) {
    test(`every part of ${code} stands where that of English would in a mirror, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const id of templateSamples) {
        await open(page, pagePath(id, 'en'))
        const english = await readBoxes(page)
        await open(page, pagePath(id, code))
        const own = await readBoxes(page)
        expect(own.length, `${id}: parts`).toBe(english.length)
        const wrong = own.flatMap((box, index) =>
          standsAlike(own, english, index) ? [] : `${box.name}: ${JSON.stringify([box, english[index]])}`,
        )
        expect.soft(wrong, pagePath(id, code)).toEqual([])
      }
    })
  }
}

for (const code of languageCodes) {
  test(`in ${code} the icons turn that point along the line, and no others`, async ({ page }) => {
    const { carousel } = texts(code, 'accessibility')
    const pointing = new Set([carousel.previous, carousel.next])
    const turned = languages[code].direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none'
    const ids: PageId[] = ['home', 'sap', 'contact']
    for (const id of ids) {
      await open(page, pagePath(id, code))
      const icons = await page.evaluate(() =>
        [...document.querySelectorAll('svg')]
          .filter((icon) => icon.checkVisibility() && icon.getBoundingClientRect().width <= 26)
          .flatMap((icon) => {
            const control = icon.closest('a, button, summary')
            const name = control?.getAttribute('aria-label') ?? control?.textContent.trim() ?? ''
            // Arrows follow the words of links, and separate those of the breadcrumb. That of a sheet points down.
            const isOfLink = icon.closest('main a:not([href$="#sheet"]), main nav li') !== null
            const { transform } = getComputedStyle(icon)
            return !control || icon.closest('header a, footer') ? [] : { name, isOfLink, transform }
          }),
      )
      expect(icons.length, id).toBeGreaterThan(2)
      for (const { name, isOfLink, transform } of icons) {
        const wanted = isOfLink || pointing.has(name) ? turned : 'none'
        expect.soft(transform, `${pagePath(id, code)}: icon of "${name}"`).toBe(wanted)
      }
    }
  })
}
