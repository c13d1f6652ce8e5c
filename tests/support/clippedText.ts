import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '#i18n/languages.ts'
import { allTexts } from './rawPages.ts'

interface Cut {
  /** The words of a text node. */
  text: string
  /** What cuts them: the window, or a box by its class. */
  by: string
  /** How far they reach beyond it, in px. */
  px: number
}

/**
 * No text that is shown reaches beyond the window, or beyond a box that hides what overflows it. Each finding
 * names the locale file and key. What scrolls is in reach; a slide, which snaps, is a window of its own.
 */
export async function expectNoTextCut(page: Page, language: LanguageCode, state: string): Promise<void> {
  const found = async () =>
    (await page.evaluate(findCuts)).map(
      ({ text, by, px }) => `${keyOf(language, text)} "${text}" is cut by ${by}, ${px} px`,
    )
  await expect.configure({ soft: true }).poll(found, state).toEqual([])
}

/** Where a text stands in the locale files; the words shown may be a part of it. */
function keyOf(language: LanguageCode, shown: string): string {
  const leaves = allTexts(language)
  const leaf =
    leaves.find(({ text }) => text === shown) ??
    leaves.find(({ text }) => withoutMarks(text).includes(withoutMarks(shown)))
  return leaf ? `locales/${language}/${leaf.namespace}.json ${leaf.key}:` : 'no key:'
}

const withoutMarks = (text: string) => text.replaceAll(/<[^>]*>|[\u2066-\u2069]/g, '')

/** Runs in the page. */
function findCuts(): Cut[] {
  const { clientWidth } = document.documentElement
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cuts: Cut[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim()
    if (!text || !node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const worst = cutsOf(node, node.parentElement).toSorted((a, b) => b.px - a.px)[0]
    if (worst) cuts.push({ text, ...worst })
  }
  return cuts

  function cutsOf(node: Node, parent: Element) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    const found: { by: string; px: number }[] = []
    const note = (by: string, px: number) => px > 1 && found.push({ by, px: Math.round(px) })
    let scrolls = { x: false, y: false }
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      // Words for screen readers, and the link to the content until it is reached.
      if (style.clipPath.startsWith('inset(50%')) return []
      const edges = box.getBoundingClientRect()
      const hides = (overflow: string, snaps = false) =>
        overflow === 'hidden' || overflow === 'clip' || (snaps && style.scrollSnapAlign !== 'none')
      for (const { left, right, top, bottom, height } of lines) {
        const name = `<${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}">`
        if (!scrolls.x && hides(style.overflowX, true))
          note(name, Math.max(edges.left - left, right - edges.right))
        // A line's box is higher than its letters; half of it is always ink.
        if (!scrolls.y && hides(style.overflowY))
          note(name, Math.max(edges.top - top, bottom - edges.bottom) - height / 4)
      }
      scrolls = {
        x: scrolls.x || ['auto', 'scroll'].includes(style.overflowX),
        y: scrolls.y || ['auto', 'scroll'].includes(style.overflowY),
      }
    }
    if (!scrolls.x)
      for (const { left, right } of lines) note('the window', Math.max(-left, right - clientWidth))
    return found
  }
}
