import type { Locator, Page } from '@playwright/test'
import { brand } from '#theme/brand.ts'
import { expect, holdFiles, open, waitForHydration } from './site.ts'

export function subsetAt(url: string): string | undefined {
  return /\/(\w+)-[46]00-[^/]*\.woff2$/.exec(url)?.[1]
}

/** Whether words have the width of the site's typeface, and not that of the other fonts in the list. */
export function isInTypeface(words: Locator): Promise<boolean> {
  return words.evaluate((element, typeface) => {
    const measure = (fontFamily: string) => {
      const word = document.createElement('span')
      Object.assign(word.style, { fontFamily, position: 'absolute', whiteSpace: 'nowrap' })
      // A single word: spaces come from the Latin file of the typeface, whatever the letters are.
      word.textContent = element.textContent.trim().split(' ', 1).join()
      element.append(word)
      const { width } = word.getBoundingClientRect()
      word.remove()
      return width
    }
    const families = getComputedStyle(element).fontFamily.split(',')
    const fallbacks = families.filter((family) => !family.includes(typeface))
    return measure('inherit') !== measure(fallbacks.join(','))
  }, brand.typeface)
}

/** Waits until the files of the typeface are there. */
export async function waitForTypeface(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-system-font')
  await expect.poll(() => isInTypeface(page.getByRole('heading', { level: 1 }))).toBe(true)
}

/** Opens a page without the files of its typeface, until the test releases them: they would move words as they come. */
export async function openBeforeTypeface(page: Page, path: string) {
  const files = await holdFiles(page, /\.woff2$/)
  // The event `load` waits for the files.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  return files
}

export async function openInTypeface(page: Page, path: string): Promise<void> {
  await open(page, path)
  await waitForTypeface(page)
}
