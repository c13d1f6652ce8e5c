import { Key as Keys, Origin, until, type WebDriver } from 'selenium-webdriver'
import type { DriverWindow, Key } from './Engine.ts'

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
}

const point = (x: number, y: number) => ({
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: Origin.VIEWPORT,
})

export function webkitWindow(session: WebDriver): Omit<DriverWindow, 'problems'> {
  return {
    goto: async (url) => {
      await session.get(url)
      // WebKit ends that wait early where the page at hand rewrites its address meanwhile, as React Router does once
      // when it starts. Asked for the address, the driver waits again, for the load that has begun by then.
      await session.wait(until.urlIs(url), 10_000)
    },
    back: () => session.executeScript('setTimeout(() => history.back())'),
    forward: () => session.executeScript('setTimeout(() => history.forward())'),
    reload: () => session.navigate().refresh(),
    url: () => session.getCurrentUrl(),
    evaluate: (run, ...args) => inTime(session.executeScript(run, ...args)),
    moveTo: (x, y) => session.actions().move(point(x, y)).perform(),
    click: (x, y) => session.actions().move(point(x, y)).click().perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height, x: 0, y: 0 })
    },
    forgetCookies: () => session.manage().deleteAllCookies(),
  }
}

/** WebKitWebDriver never answers a question about a document that goes while it is asked. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('WebKitWebDriver: no answer')), 10_000)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
