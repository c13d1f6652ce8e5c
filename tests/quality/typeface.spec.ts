import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { fontWeights } from '#config/fontSubsets.ts'
import { fallbackFamily } from '#theme/fallbackFonts.ts'
import { Network } from '../support/network.ts'
import { layoutShift } from '../support/pageChecks.ts'
import { expect, holdScripts, inEachLanguage, test, waitForHydration } from '../support/site.ts'
import { isInTypeface } from '../support/typeface.ts'

/** A bold line, a paragraph and a link of the bar: they have the typeface's files of both weights. */
const words = (page: Page) => [
  page.getByRole('heading', { level: 1 }),
  page.locator('main p').first(),
  page.getByRole('banner').locator('nav a').first(),
]

const areInTypeface = (page: Page) => Promise.all(words(page).map(isInTypeface))

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
const hasFiles = (count: number) =>
  performance.getEntries().filter(({ name }) => name.endsWith('.woff2')).length >= count

inEachLanguage((language) => {
  const files = languages[language].fontSubsets.flatMap((subset) =>
    fontWeights.map((weight) => `${subset}-${weight}`),
  )

  // Each file alone, and all of them.
  for (const late of [...files.map((file) => [file]), files]) {
    const what = late.length === 1 ? late.join() : 'the whole typeface'
    test(`where ${what} comes late, all words stay in the system's typeface, and in place`, async ({
      page,
    }) => {
      const network = new Network(page)
      const arrived = Promise.withResolvers<void>()
      await page.route(new RegExp(`/(${late.join('|')})-[^/]*[.]woff2$`), (route) =>
        arrived.promise.then(() => route.continue()),
      )
      // The scripts that come after must not bring in the other typeface.
      const scripts = await holdScripts(page)
      await page.goto(pagePath('sap', language), { waitUntil: 'commit' })
      await page.waitForFunction(isPainted)
      expect.soft(await areInTypeface(page), 'at first').toEqual([false, false, false])
      arrived.resolve()
      await page.waitForFunction(hasFiles, files.length)
      scripts.resolve(undefined)
      await waitForHydration(page)
      expect.soft(await areInTypeface(page), 'in the end').toEqual([false, false, false])
      expect.soft(await layoutShift(page)).toEqual({ total: 0, moved: [] })
      const fetched = network.urls.filter((url) => url.endsWith('woff2'))
      expect.soft(fetched, 'files of the typeface').toHaveLength(files.length)
      // In the measures of the typeface, where the system has such a face.
      const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
      expect.soft(families).toMatch(new RegExp(`^"?${fallbackFamily}"?,`))
    })
  }
})
