import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copySources } from '../../scripts/bench/builds/copySources.ts'
import { freePort } from '../support/freePort.ts'
import { expect, test as base } from '../support/site.ts'
import { DevelopmentServer } from './DevelopmentServer.ts'
import { EditedLocales } from './EditedLocales.ts'

/** A language in translation, so that the tests may show what it lacks. */
const draft = `fr: { code: 'fr', label: 'Français', direction: 'ltr', script: 'Latn', prefix: '/fr',
  formatLocale: 'fr-FR-u-ca-gregory-nu-latn', openGraphLocale: 'fr_FR', fontSubsets: ['latin'] },`

/** The development server on a copy of the project, whose locale files a test may change. */
export const test = base.extend<{ locales: EditedLocales }, { server: DevelopmentServer }>({
  server: [
    async ({ browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'development-'))
      await copySources(folder)
      addDraft(join(folder, 'src/i18n/languages.ts'))
      const server = new DevelopmentServer(folder, await freePort())
      await server.start()
      // Vite reloads the first page of all once, when it knows the packages.
      const first = await browser.newPage()
      await first.goto(server.origin)
      await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
      await first.close()
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
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

function addDraft(table: string) {
  const source = readFileSync(table, 'utf8')
  const before = 'const drafts = {}'
  if (!source.includes(before)) throw new Error(`${table}: has no "${before}", mend the test`)
  writeFileSync(table, source.replace(before, `const drafts = {${draft}}`))
}

/** The panel with what the check found. */
export function findingsPanel(page: Page) {
  return page.locator('findings-panel')
}

/** Remembers this document; gives a check that it was not loaded anew. */
export async function staysLoaded(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'))
  return () => expect(page.locator('html')).toHaveAttribute('data-loaded', 'once')
}
