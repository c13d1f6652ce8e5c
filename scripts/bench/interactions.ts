import type { Browser } from '@playwright/test'
import { openTab } from './browser.ts'

/**
 * From the click on a link until the page it leads to is painted, in ms. The pointer rests on the link for
 * as long as a hand does before it clicks.
 */
export async function measureClick(browser: Browser, url: string, href: string, slowdown: number) {
  return measure(browser, { url, selector: `main a[href="${href}"], footer a[href="${href}"]`, slowdown })
}

/** From the click on the language switch until the other language is painted, in ms. */
export async function measureFlip(browser: Browser, url: string, slowdown: number) {
  return measure(browser, { url, selector: 'header a[hreflang]', slowdown })
}

interface Interaction {
  url: string
  selector: string
  slowdown: number
}

async function measure(browser: Browser, { url, selector, slowdown }: Interaction) {
  const { context, page } = await openTab(browser, { slowdown, phone: false })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const time = page.evaluate(timeUntilPainted)
  await link.hover()
  await page.waitForTimeout(300)
  await page.mouse.down()
  await page.mouse.up()
  const result = await time
  await context.close()
  return result
}

/** Runs in the page: waits for a click and the title that it brings, then for the frame that shows it. */
function timeUntilPainted(): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
    const before = document.querySelector('h1')
    const text = before?.textContent
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')
      if (!clicked || !heading || (heading === before && heading.textContent === text)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port2.onmessage = () => resolve(performance.now() - clicked)
        port1.postMessage(null)
      })
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
