import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { fontWeights } from '#config/fontSubsets.ts'
import { brand } from '#theme/brand.ts'
import { matchedFamily } from '#theme/matchedFaces.ts'
import { Network } from '../support/network.ts'
import { layoutShift } from '../support/pageChecks.ts'
import { expect, holdScripts, inEachLanguage, saveData, test, waitForHydration } from '../support/site.ts'

/** What the browser has drawn headings, paragraphs and the bar with. The switch of the language always has the system's. */
const words = 'header a:not([hreflang]), main :is(h1, h2, h3, p, li)'

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
    each.fonts.map(({ familyName }) => (familyName.startsWith(brand.typeface) ? 'typeface' : 'system')),
  )
  return [...new Set(names)]
}

function isShownWithFiles(count: number) {
  const entries = performance.getEntries()
  const isPainted = entries.some(({ name }) => name === 'first-contentful-paint')
  return isPainted && entries.filter(({ name }) => name.endsWith('.woff2')).length >= count
}

inEachLanguage((language) => {
  const files = languages[language].fontSubsets.flatMap((subset) =>
    fontWeights.map((weight) => `${subset}-${weight}`),
  )

  // Each file alone, and all of them.
  for (const late of [...files, files.join('|')]) {
    test(`without ${late}, which comes late, the whole page is set in the system's typeface, and does not move`, async ({
      page,
    }) => {
      const network = new Network(page)
      const arrived = Promise.withResolvers<void>()
      await page.route(new RegExp(`/(${late})-[^/]*[.]woff2$`), (route) =>
        arrived.promise.then(() => route.continue()),
      )
      // The scripts that come after must not bring in the other typeface.
      const scripts = await holdScripts(page)
      await page.goto(pagePath('sap', language), { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      arrived.resolve()
      await page.waitForFunction(isShownWithFiles, files.length)
      scripts.resolve(undefined)
      await waitForHydration(page)
      expect.soft(await facesInUse(page)).toEqual(['system'])
      expect.soft(await layoutShift(page)).toEqual({ total: 0, moved: [] })
      const fetched = network.urls.filter((url) => url.endsWith('woff2'))
      expect.soft(fetched, 'files of the typeface').toHaveLength(files.length)
      // In the measures of the typeface, where the system has such a face.
      const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
      expect.soft(families).toMatch(new RegExp(`^${matchedFamily}\\b`))
    })
  }

  test('no first visit shows two typefaces or moves, however slow the network', async ({ context }) => {
    async function visit(page: Page, speed: number) {
      await saveData(page)
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      const throughput = { downloadThroughput: speed, uploadThroughput: speed }
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: 10, ...throughput })
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      await page.goto(pagePath('sap', language), { waitUntil: 'commit' })
      await page.waitForFunction(isShownWithFiles, files.length, { timeout: 10_000 })
    }
    // In bytes a second: the typeface comes too late, about in time, and at once.
    for (const speed of [600_000, 900_000, 1_200_000, 1_800_000, 2_400_000, 4_000_000, 20_000_000]) {
      // The network that Chromium emulates stands still at times, for all that a page asks for: then once more.
      let page = await context.newPage()
      await visit(page, speed).catch(async () => {
        await page.close()
        page = await context.newPage()
        await visit(page, speed)
      })
      const state = `${speed} bytes a second`
      // Asked again where the document was still being read. Two faces would stay two.
      const oneFace = async () => expect(await facesInUse(page), state).toHaveLength(1)
      await expect(oneFace).toPass({ timeout: 10_000 })
      expect.soft(await layoutShift(page), state).toEqual({ total: 0, moved: [] })
      await page.close()
    }
  })
})
