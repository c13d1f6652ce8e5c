import { writeFileSync } from 'node:fs'
import type { Page, PlaywrightTestArgs } from '@playwright/test'
import { pseudoLanguages } from '#i18n/pseudoLanguages.ts'
import { eachLanguage } from '../support/eachLanguage.ts'
import { freePort } from '../support/freePort.ts'
import { expect, test as base } from '../support/site.ts'
import { SiteCopy } from '../support/SiteCopy.ts'
import { DevelopmentServer } from './DevelopmentServer.ts'
import { EditedLocales } from './EditedLocales.ts'

/** A language in translation, so that the tests may show what it lacks. */
const draft = pseudoLanguages['en-XA']

/** The copy's packages are behind a link: Vite finds them there, and writes nothing there. */
const configuration = `import { mergeConfig } from 'vite'
import site from './site.config.ts'

export default async (environment) =>
  mergeConfig(await site(environment), { resolve: { preserveSymlinks: true }, cacheDir: '.vite' + process.env.HYDRATE })
`

const draftTable = `export const draftLanguages = ${JSON.stringify({ [draft.code]: draft })} as const\n`

export const test = base.extend<{ locales: EditedLocales }, { server: DevelopmentServer }>({
  server: [
    async ({ browser }, provide) => {
      const copy = new SiteCopy()
      copy.add('vite.config.ts', 'site.config.ts')
      writeFileSync(copy.path('vite.config.ts'), configuration)
      copy.overwrite('src/i18n/draftLanguages.ts', draftTable)
      const server = new DevelopmentServer(copy.folder, await freePort())
      try {
        await server.start()
        // Vite reloads the first page of all once, when it knows the packages. On a busy machine, that takes a minute.
        const first = await browser.newPage()
        await first.goto(server.origin, { timeout: 180_000 })
        await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
        await first.close()
        await provide(server)
      } finally {
        await server.stop()
        copy.remove()
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
  locales: async ({ server }, provide) => {
    const locales = new EditedLocales(server.folder)
    await provide(locales)
    locales.restore()
  },
})

export { expect }

type Body = (fixtures: PlaywrightTestArgs & { locales: EditedLocales }) => Promise<void>

export const inEachLanguage = eachLanguage<Body>(test)

export function findingsPanel(page: Page) {
  return page.locator('findings-panel')
}

export async function rememberDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'))
  return () => expect(page.locator('html')).toHaveAttribute('data-loaded', 'once')
}
