import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Locator } from '@playwright/test'
import { withTimeout } from '#server/withTimeout.ts'
import { addReport, openTab } from './browser.ts'

interface Press {
  url: string
  selector: string
  /** The number of presses, with a rest in between. The last press is measured. */
  presses: number
  /** The page that the press leads to: its path and the text of its title. */
  path: string
  title: string
  /** Whether the title has to be in the window. A switch of the language keeps the scroll, maybe below the title. */
  inWindow: boolean
  /** A mouse rests on the link before it presses, in a large window; a finger taps at once, on a phone. */
  by: 'mouse' | 'touch'
  slowdown: number
}

const restMs = 100
const timeoutMs = 20_000

/** @returns in ms, the time from the press until a frame shows the new page's title in the window */
export async function measurePress(browser: Browser, press: Press): Promise<number> {
  const phone = press.by === 'touch'
  const { page, devtools } = await openTab(browser, { slowdown: press.slowdown, phone })
  const pressed = await addReport(devtools, 'reportPressed')
  const shown = await addReport(devtools, 'reportShown')
  await page.addInitScript(watchPress, press)
  await page.goto(press.url, { waitUntil: 'networkidle' })
  for (let count = 0; count < press.presses; count += 1) {
    await sleep(1000)
    const link = page.locator(press.selector).filter({ visible: true }).first()
    await link.scrollIntoViewIfNeeded()
    await sleep(500)
    const { x, y } = await middle(link)
    if (phone) await page.touchscreen.tap(x, y)
    else {
      await page.mouse.move(x, y)
      await sleep(restMs)
      await page.mouse.down()
      await page.mouse.up()
    }
  }
  const shownAt = await withTimeout(timeoutMs, shown.reported)
  return Number(shownAt) - Number(await pressed.reported)
}

/** Finds the middle of the link's first line: the middle of a link on two lines may lie between them. */
function middle(link: Locator) {
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

declare global {
  interface Window {
    /** In ms since 1970: two documents have this clock in common. */
    reportPressed: (time: string) => void
    reportShown: (time: string) => void
  }
}

type Watched = Pick<Press, 'path' | 'title' | 'inWindow' | 'presses'>

/** Runs in each document before the document's own scripts, and checks in every frame whether the title is visible. */
function watchPress({ path, title, inWindow, presses }: Watched): void {
  const isShown = () =>
    location.pathname === path &&
    [...document.querySelectorAll('h1')].some((heading) => {
      const { top, bottom } = heading.getBoundingClientRect()
      const isVisible = heading.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isInside = bottom > 0 && top < innerHeight
      return isVisible && (isInside || !inWindow) && heading.textContent === title
    })
  const look = () => {
    if (!isShown()) return void requestAnimationFrame(look)
    // A message that is sent now arrives when this frame has been drawn.
    const { port1, port2 } = new MessageChannel()
    port2.addEventListener('message', () =>
      window.reportShown(String(performance.timeOrigin + performance.now())),
    )
    port2.start()
    port1.postMessage(null)
  }
  if (location.pathname === path && presses === 1) requestAnimationFrame(look)
  let left = presses
  const start = ({ timeStamp }: Event) => {
    left -= 1
    if (left !== 0) return
    requestAnimationFrame(look)
    window.reportPressed(String(performance.timeOrigin + timeStamp))
  }
  addEventListener('pointerdown', start, { capture: true })
}
