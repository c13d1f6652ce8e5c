import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { freePort } from '../support/freePort.ts'
import { isHydrated } from '../support/isHydrated.ts'
import { DevelopmentServer } from './DevelopmentServer.ts'
import { expect, test as development } from './developmentSite.ts'

/** The server of `HYDRATE=1 npm run dev`, on the same copy of the project. */
const test = development.extend<object, { hydrating: DevelopmentServer }>({
  hydrating: [
    async ({ server, browser }, use) => {
      const hydrating = new DevelopmentServer(server.folder, await freePort(), { HYDRATE: '1' })
      await hydrating.start()
      // Vite reloads the first page of all once, when it knows the packages.
      const first = await browser.newPage()
      await first.goto(hydrating.origin)
      await first.waitForFunction(isHydrated)
      await first.close()
      await use(hydrating)
      await hydrating.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hydrating }, provide) => provide(hydrating.origin),
})

for (const language of languageCodes) {
  test(`${language}: HYDRATE=1 serves a page with its saved texts, and hydrates it`, async ({
    page,
    request,
    locales,
  }) => {
    const path = pagePath('sap', language)
    locales.set(`${language}/pages/sap.json`, 'heading', 'Saved heading')
    // As the server sends it, before any script.
    await expect(async () =>
      expect(await (await request.get(path)).text()).toContain('Saved heading</h1>'),
    ).toPass()
    await page.goto(path)
    await page.waitForFunction(isHydrated)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved heading')
  })
}
