import { expect, type Page } from '@playwright/test'

/** Gives how many of the gaps a page shows. Their elements must say that they are English. */
export async function expectUntranslatedMarked(
  page: Page,
  gaps: readonly string[],
  state: string,
): Promise<number> {
  const { shown, mistakes } = await page.evaluate((missing) => {
    const known = new Set(missing)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = { shown: 0, mistakes: [] as string[] }
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.textContent?.replace(/^\u2066\u2063|\u2063\u2069$/g, '').trim() ?? ''
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { lang, dir } = {
        lang: element.closest('[lang]')?.getAttribute('lang'),
        dir: element.closest('[dir]')?.getAttribute('dir'),
      }
      if (!known.has(text)) continue
      found.shown += 1
      if (lang !== 'en' || dir !== 'ltr') found.mistakes.push(`"${text}" is said to be ${lang}, ${dir}`)
    }
    return found
  }, gaps)
  expect.soft(mistakes, state).toEqual([])
  return shown
}
