import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../support/freePort.ts'
import { SiteCopy } from '../../support/SiteCopy.ts'
import { added, addLanguage, npmRun, type Status } from './addedLanguages.ts'
import { expect, test as base } from '../../support/site.ts'

export interface BuiltSite {
  folder: string
  origin: string
  /** What its build printed, the check of its texts first. */
  checked: string
}

export const test = base.extend<object, { status: Status; site: BuiltSite }>({
  status: ['draft', { option: true, scope: 'worker' }],
  site: [
    async ({ status }, use) => {
      const copy = new SiteCopy()
      const { folder } = copy
      // The types of the tests are checked with the site's, and `npm run brand-images` needs their browser.
      copy.add('tests', 'tests')
      addLanguage(copy, 'draft')
      const preview = status === 'draft' ? '1' : ''
      if (status === 'live') {
        addLanguage(copy, 'live')
        await drawPictures(folder)
        await npmRun(folder, `locales -- accept locales/${added.live.code}`)
      }
      await npmRun(folder, 'fonts', preview)
      const checked = await npmRun(folder, 'build', preview)
      const server = await serve(folder, preview)
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

async function serve(cwd: string, preview: '1' | ''): Promise<{ process: ChildProcess; origin: string }> {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: join(cwd, 'data'),
    LOG_LEVEL: 'error',
    PREVIEW: preview,
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
