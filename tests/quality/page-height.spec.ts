import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { recordedFrames, recordFramesFromStart } from '../support/frames.ts'
import { Network } from '../support/network.ts'
import { templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage, open, test, waitForHydration } from '../support/site.ts'

/** A page that grows shorter while it loads puts who reloads it elsewhere. */
const shrunk = (heights: readonly number[]) =>
  heights.flatMap((height, index) => {
    const next = heights[index + 1] ?? height
    return next < height ? [`${height} px, then ${next}`] : []
  })

async function expectNeverShorter(page: Page, when: string) {
  const heights = await recordedFrames<number>(page)
  expect(Math.max(...heights), when).toBeGreaterThan(844)
  expect.soft(shrunk(heights), when).toEqual([])
}

inEachLanguage((language) => {
  for (const width of [390, 1440]) {
    test(`at ${width} px, nothing that comes late makes a page shorter`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await recordFramesFromStart(page, () => document.scrollingElement?.scrollHeight ?? 0)
      const network = new Network(page)
      for (const id of [...templateSamples, 'security-services', 'product-services'] as const) {
        await open(page, pagePath(id, language))
        await expectNeverShorter(page, `${id}, on a first visit`)
        await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
        await page.reload()
        await waitForHydration(page)
        await network.rest()
        await expectNeverShorter(page, `${id}, on a reload`)
      }
    })
  }
})
