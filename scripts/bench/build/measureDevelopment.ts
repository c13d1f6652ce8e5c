import { chromium, type Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { browserLaunchOptions } from '../../../tests/support/browser.ts'
import { SiteCopy } from '../../../tests/support/SiteCopy.ts'
import { forkServer, stop } from '../processes.ts'
import type { Results } from '../Results.ts'

const page = 'sap'
const path = pagePath(page, 'en')

/** Files that the title of the page comes from, with the place where a word is added to it. */
const sources = {
  savedComponent: { file: 'src/components/content/PageBanner.tsx', place: /\{title\}(?=<)/ },
  savedTexts: { file: `locales/en/pages/${page}.json`, place: /(?<="heading": ")[^"]+/ },
} as const

/** How long a saved file takes until a page that is open in a browser shows it. */
export async function measureDevelopment(results: Results): Promise<void> {
  const copy = new SiteCopy()
  const module = `${import.meta.dirname}/devServer.ts`
  const { child, message } = await forkServer(module, [], copy.folder)
  const browser = await chromium.launch(await browserLaunchOptions())
  try {
    const tab = await browser.newPage()
    await tab.goto(new URL(path, message as string).href, { waitUntil: 'networkidle' })
    for (const measure of ['savedComponent', 'savedTexts'] as const) {
      // What Vite and the page do about the last change is no part of this one.
      await tab.waitForTimeout(2000)
      results.add(measure, path, await saveUntilShown(copy, tab, measure))
    }
  } finally {
    await browser.close()
    await stop(child)
    copy.remove()
  }
}

/** From the moment of saving until a frame shows the added word, in ms. */
async function saveUntilShown(copy: SiteCopy, tab: Page, word: keyof typeof sources) {
  const { file, place } = sources[word]
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
