import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { fontWeights } from '#config/fontSubsets.ts'
import { layoutShift } from '../support/pageChecks.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'

/** What the browser has drawn headings, paragraphs and the bar with. The switch of the language always has the system's. */
const words = 'header a:not([hreflang]), main :is(h1, h2, h3, p, li)'

/** Of the words in view, those in the site's typeface and those in the system's, as the browser tells. */
async function facesInUse(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: words })
  const fonts = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  await session.detach()
  const names = fonts.flatMap((each) =>
    each.fonts.map(({ familyName }) => (familyName.startsWith('IBM Plex') ? 'typeface' : 'system')),
  )
  return [...new Set(names)]
}

const still = { total: 0, moved: [] }

inEachLanguage((language) => {
  const files = languages[language].fontSubsets.flatMap((subset) =>
    fontWeights.map((weight) => `${subset}-${weight}`),
  )

  for (const file of files) {
    test(`without ${file}, which comes late, the whole page is set in the system's typeface`, async ({
      page,
    }) => {
      const late = Promise.withResolvers<void>()
      await page.route(`**/*-${file}-*.woff2`, (route) => late.promise.then(() => route.continue()))
      await page.goto(pagePath('sap', language), { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      late.resolve()
      await page.waitForLoadState('load')
      expect(await layoutShift(page)).toEqual(still)
      expect(await facesInUse(page)).toEqual(['system'])
    })
  }

  test('no first visit shows two typefaces or moves, however slow the network', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (let load = 0; load < 24; load += 1) {
      // From a phone's network to a good line, in bytes a second.
      const speed = Math.round(100_000 * 1.2 ** load)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 10,
        downloadThroughput: speed,
        uploadThroughput: speed,
      })
      await open(page, pagePath('sap', language))
      const state = `${speed} bytes a second`
      expect.soft(await facesInUse(page), state).toHaveLength(1)
      expect.soft(await layoutShift(page), state).toEqual(still)
    }
  })
})
