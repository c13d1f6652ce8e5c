import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import type { Bench } from '../Bench.ts'
import { inBrowser, noForeignHosts } from '../site/browser.ts'
import { copySources } from './copySources.ts'
import { startDevelopment } from './developmentServer.ts'

const folder = '.build/development'
const page = 'sap'
const path = pagePath(page, 'en')

/** Files that bring forth the title of the page, with the place where a word is added to it. */
const sources = [
  {
    goal: 'savedComponent',
    file: 'src/components/content/PageBanner.tsx',
    place: /\{title\}(?=<)/,
  },
  { goal: 'savedTexts', file: `locales/en/pages/${page}.json`, place: /(?<="heading": ")[^"]+/ },
] as const

/** How long a saved file takes until a page that is open in a browser shows it. */
export async function measureDevelopment({ runs, results, progress }: Bench): Promise<void> {
  await copySources(folder)
  const server = await startDevelopment(folder)
  for (let run = 1; run <= runs; run += 1) {
    const times = await results.attempt('Development', () => saveAndWatch(server.origin, run))
    for (const { goal } of sources) results.add(goal, path, times?.get(goal))
    progress(`run ${run} of ${runs}: development`)
  }
  await server.stop()
  await rm(folder, { recursive: true })
}

function saveAndWatch(origin: string, run: number) {
  return inBrowser(noForeignHosts, async (browser) => {
    const tab = await browser.newPage()
    await tab.goto(origin + path, { waitUntil: 'networkidle' })
    const times = new Map<string, number>()
    for (const { goal, file, place } of sources) {
      // Vite's and the page's work on what came before is no part of the next.
      await tab.waitForTimeout(2000)
      times.set(goal, await save(tab, file, place, `${goal} ${run}`))
    }
    return times
  })
}

/** From the moment of saving until a frame shows the added word, in ms. */
async function save(tab: Page, file: string, place: RegExp, word: string) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(place, (found) => `${found} ${word}`)
  if (changed === text) throw new Error(`${file}: no title there; mend measureDevelopment.ts`)
  const shown = tab.waitForFunction(
    (added) => document.querySelector('h1')?.textContent.includes(added),
    word,
    { timeout: 10_000 },
  )
  const began = performance.now()
  writeFileSync(join(folder, file), changed)
  await shown
  return performance.now() - began
}
