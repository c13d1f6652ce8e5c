import type { Page } from '@playwright/test'
import { industries } from '#config/industries.ts'
import { pagePath } from '#i18n/addresses.ts'
import { banners } from '#pages/home/banners.ts'
import { portfolio } from '#pages/home/portfolio.ts'
import { Network } from '../support/network.ts'
import { expect, inEachLanguage, open, saveData, test } from '../support/site.ts'

const drawings = ({ urls }: Network) =>
  urls.flatMap((url) => /\/assets\/([\w-]+)-[\w-]{8}\.svg$/.exec(url)?.[1] ?? []).toSorted()

const drawn = (page: Page) => page.locator('main svg > use').count()

const laptop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const files = (scenes: readonly { image: string }[]) => scenes.map(({ image }) => image.replace(/\/.*/, ''))

/** Of pages with scenes further down: the files of the first window, all of them, and how many scenes they draw. */
const pages = [
  {
    id: 'home',
    first: [...new Set(files(banners))].toSorted(),
    all: [...new Set(['industries', ...files([...banners, ...portfolio])])].toSorted(),
    scenes: banners.length + portfolio.length + industries.length,
    sizes: [laptop, phone],
  },
  // On a laptop its first section is near from the start.
  {
    id: 'industries',
    first: ['town'],
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    for (const { id, scenes } of pages) {
      inOneLanguage(`all scenes of ${id} are there, once each`, async ({ page }) => {
        await page.goto(pagePath(id, 'en'))
        await expect(page.locator('main svg > use').filter({ visible: true })).toHaveCount(scenes)
        await expect(page.locator('main svg:empty').filter({ visible: true })).toHaveCount(0)
      })
    }
  })
})
