import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../support/freePort.ts'
import { SiteCopy } from '../../support/SiteCopy.ts'
import { added, addLanguage, npmRun } from './addedLanguages.ts'
import { expect, test as base } from '../../support/site.ts'

interface BuiltSite {
  folder: string
  origin: string
  /** What its build printed, the check of its texts first. */
  checked: string
}

/** A preview of the site with a complete language more, and with a draft: one build for all tests. */
export const test = base.extend<object, { site: BuiltSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const copy = new SiteCopy()
      const { folder } = copy
      // The types of the tests are checked with the site's, and `npm run brand-images` needs their browser.
      copy.add('tests', 'tests')
      addLanguage(copy, 'draft')
      addLanguage(copy, 'live')
      await drawPictures(folder)
      await npmRun(folder, `locales -- accept locales/${added.live.code}`)
      await npmRun(folder, 'fonts')
      const checked = await npmRun(folder, 'build')
      const server = await serve(folder)
      await use({ folder, checked, origin: server.origin })
      server.process.kill()
      copy.remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
})

/** On a busy machine the browser at times cannot capture a picture ("Unable to capture screenshot"): it may try twice. */
async function drawPictures(folder: string) {
  const draw = () => npmRun(folder, 'brand-images')
  await draw().catch(draw)
}

async function serve(cwd: string): Promise<{ process: ChildProcess; origin: string }> {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: join(cwd, 'data'),
    LOG_LEVEL: 'error',
    PREVIEW: '1',
  }
  const child = spawn(process.execPath, ['server/index.ts'], { cwd, env, stdio: 'inherit' })
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
  return { process: child, origin }
}
