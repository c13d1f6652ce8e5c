import type { Page } from '@playwright/test'
import { islands } from '#art/landscape.ts'
import { industries } from '#config/industries.ts'
import { pagePath } from '#i18n/addresses.ts'
import { portfolio } from '#pages/home/portfolio.ts'
import { Network } from '../support/network.ts'
import { expect, inEachLanguage, open, saveData, test } from '../support/site.ts'

const drawings = ({ urls }: Network) =>
  urls.flatMap((url) => /\/assets\/([\w-]+)-[\w-]{8}\.svg$/.exec(url)?.[1] ?? []).toSorted()

/** The scenes that stand for themselves: the landscape behind the banners is one drawing of many parts. */
const scenesOf = (page: Page) => page.locator('main svg > use')
const drawn = (page: Page) => scenesOf(page).count()

const laptop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const landscape = ['landscape', ...islands].toSorted()

/** Of pages with scenes further down: the files of the first window, all of them, and how many scenes they draw. */
const pages = [
  {
    id: 'home',
    first: landscape,
    all: [...new Set(['industries', ...landscape, ...portfolio.map(({ href }) => href)])].toSorted(),
    scenes: portfolio.length + industries.length,
    sizes: [laptop, phone],
  },
  // On a laptop its first section is near from the start.
  {
    id: 'industries',
    // The scene of the first sector is near the first window, and one file has those of all sectors.
    first: ['industries', 'town'],
    all: ['industries', 'town'],
    scenes: 1 + industries.length,
    sizes: [phone],
  },
] as const

inEachLanguage((_language, inOneLanguage) => {
  for (const { id, first, all, scenes, sizes } of pages) {
    for (const size of sizes) {
      inOneLanguage(
        `the scenes of ${id} are not fetched before they are near, at ${size.width} px`,
        async ({ page }) => {
          await page.setViewportSize(size)
          await saveData(page)
          const network = new Network(page)
          await open(page, pagePath(id, 'en'))
          await network.rest()
          expect(drawings(network)).toEqual(first)

          await page.locator('main > section').last().scrollIntoViewIfNeeded()
          for (const picture of await page.locator('main svg[viewBox$="300"]').all()) {
            await picture.scrollIntoViewIfNeeded()
            await expect(picture.locator('use')).toHaveCount(1)
          }
          await network.rest()
          expect(drawings(network)).toEqual(all)
          expect(await drawn(page)).toBe(scenes)
        },
      )
    }
  }

  for (const width of [390, 768, 1024, 1440]) {
    inOneLanguage(`neither side of an opening’s pattern cuts an arch, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, pagePath('sap', 'en'))
      const pattern = page.locator('main svg[viewBox="0 0 9 9"]').first()
      const { width: shown = 0, height = 0 } = (await pattern.boundingBox()) ?? {}
      const columns = shown / (height / 9)
      expect(columns).toBeGreaterThan(3)
      expect(columns).toBeCloseTo(Math.round(columns), 1)
    })
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    for (const { id, scenes } of pages) {
      inOneLanguage(`all scenes of ${id} are there, once each`, async ({ page }) => {
        await page.goto(pagePath(id, 'en'))
        await expect(scenesOf(page).filter({ visible: true })).toHaveCount(scenes)
        await expect(page.locator('main svg:empty').filter({ visible: true })).toHaveCount(0)
      })
    }
  })
})
