import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { browserLaunchOptions } from '../../../tests/support/browser.ts'
import { SiteCopy } from '../../../tests/support/SiteCopy.ts'
import type { Results } from '../Results.ts'

const page = 'sap'
const path = pagePath(page, 'en')

/** Files that the title of the page comes from, with the place where a word is added to it. */
const sources = {
  savedComponent: { file: 'src/components/content/PageBanner.tsx', place: /\{title\}(?=<)/ },
  savedTexts: { file: `locales/en/pages/${page}.json`, place: /(?<="heading": ")[^"]+/ },
} as const

/** How long a saved file takes until a page that is open in a browser shows it. */
export async function measureDevelopment(results: Results) {
  const copy = new SiteCopy()
  const server = fork(`${import.meta.dirname}/devServer.ts`, { cwd: copy.folder })
  const browser = await chromium.launch(await browserLaunchOptions())
  await results.attempt('Development', async () => {
    const [origin] = (await once(server, 'message')) as [string]
    const tab = await browser.newPage()
    await tab.goto(new URL(path, origin).href, { waitUntil: 'networkidle' })
    for (const measure of ['savedComponent', 'savedTexts'] as const) {
      // What Vite and the page do about the last change is no part of this one.
      await tab.waitForTimeout(2000)
      results.add(measure, path, await save(copy, tab, sources[measure], measure))
    }
  })
  await browser.close()
  server.kill()
  copy.remove()
}

/** From the moment of saving until a frame shows the added word, in ms. */
async function save(
  copy: SiteCopy,
  tab: Page,
  { file, place }: { file: string; place: RegExp },
  word: string,
) {
  const shown = tab.waitForFunction(
    (added) => document.querySelector('h1')?.textContent.includes(added),
    word,
    { timeout: 10_000 },
  )
  const began = performance.now()
  copy.edit(file, (text) => text.replace(place, (found) => `${found} ${word}`))
  await shown
  return performance.now() - began
}
