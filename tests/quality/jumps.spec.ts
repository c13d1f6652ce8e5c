import { pagePath } from '#i18n/addresses.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { sectionTop } from '../support/sectionTop.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'

/** A section of each kind of page. Each has a window's height below it, so that a jump can bring it to the top. */
const targets = { industries: 'oil', terms: 'personalData', sap: 'example' } as const

/** Its bar and sub-menu make Industries differ from window to window; the others have the bar alone. */
const jumps = [
  ['industries', 390],
  ['industries', 820],
  ['industries', 1440],
  ['terms', 390],
  ['sap', 820],
] as const

inEachLanguage((language) => {
  test.use({ reducedMotion: 'reduce' })

  for (const [page, width] of jumps) {
    test(`a jump on ${page} leaves the heading free of the bar at ${width} px`, async ({ page: visitor }) => {
      const id = targets[page]
      await visitor.setViewportSize({ width, height: 900 })
      await open(visitor, `${pagePath(page, language)}#${id}`)
      await expect.poll(() => sectionTop(visitor, id)).toBe(siteConstants.anchorOffset)
      const heading = visitor.locator(`#${id} h2`).first()
      // What lies over the heading's upper edge.
      const isFree = () =>
        heading.evaluate((element) => {
          const { left, width: length, top } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + length / 2, top + 1))
        })
      await expect.poll(isFree).toBe(true)
    })
  }
})
