import type { Page } from '@playwright/test'
import { expect, open } from './site.ts'

/** Whether the page's words are set in the site's typeface, and not in the next font of its list. */
export function isInTypeface(page: Page): Promise<boolean> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const measure = (fontFamily: string) => {
      const word = document.createElement('span')
      Object.assign(word.style, { fontFamily, position: 'absolute', whiteSpace: 'nowrap' })
      // One word: spaces come from the Latin file of the typeface, wherever the letters come from.
      word.textContent = heading.textContent.split(' ', 1).join()
      heading.append(word)
      const { width } = word.getBoundingClientRect()
      word.remove()
      return width
    }
    const [, ...fallbacks] = getComputedStyle(heading).fontFamily.split(',')
    return measure('inherit') !== measure(fallbacks.join(','))
  })
}

/** Opens a page in the site's typeface: a page view whose typeface came late keeps the system's. */
export async function openInTypeface(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await open(page, path)
    expect(await isInTypeface(page)).toBe(true)
  }).toPass({ timeout: 10_000 })
}
