import type { Browser } from '@playwright/test'
import { openTab } from './browser.ts'

export interface Interaction {
  /** From the click until what it leads to is painted, in ms. */
  painted: number
  /** What moved from the click until a second after, without being the click's own answer. */
  layoutShift: number
}

/** Clicks a link of the page or its footer. The pointer rests on it for as long as a hand does before it clicks. */
export function measureClick(browser: Browser, url: string, href: string, slowdown: number) {
  return measure(browser, { url, selector: `main a[href="${href}"], footer a[href="${href}"]`, slowdown })
}

/** Clicks the language switch. */
export function measureFlip(browser: Browser, url: string, slowdown: number) {
  return measure(browser, { url, selector: 'header a[hreflang]', slowdown })
}

interface Place {
  url: string
  selector: string
  slowdown: number
}

async function measure(browser: Browser, { url, selector, slowdown }: Place): Promise<Interaction> {
  const { page } = await openTab(browser, { slowdown, phone: false })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await page.evaluate(watchForClick)
  await link.hover()
  await page.waitForTimeout(300)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.interaction?.painted !== undefined, null, { timeout: 10_000 })
  await page.waitForTimeout(1000)
  return page.evaluate(() => ({ painted: Number.NaN, layoutShift: Number.NaN, ...window.interaction }))
}

declare global {
  interface Window {
    /** What the benchmark has seen of a click. */
    interaction?: Pick<Interaction, 'layoutShift'> & Partial<Interaction>
  }
}

/** Runs in the page: waits for a click and the title that it brings, then for the frame that shows it. */
function watchForClick() {
  const interaction: NonNullable<typeof window.interaction> = { layoutShift: 0 }
  window.interaction = interaction
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (clicked && !entry.hadRecentInput) interaction.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift' })
  // Pages that wait out of sight have one, too.
  const headings = document.getElementsByTagName('h1')
  const shownHeading = () => [...headings].find((heading) => heading.checkVisibility())
  const before = shownHeading()
  const text = before?.textContent
  new MutationObserver((_, observer) => {
    const heading = shownHeading()
    if (!clicked || !heading || (heading === before && heading.textContent === text)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port2.addEventListener('message', () => (interaction.painted = performance.now() - clicked))
      port2.start()
      port1.postMessage(null)
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}
