/** What a visitor of a slow phone waits for; times in ms from the navigation's start. */
export interface Load {
  firstPaint: number
  /** When every link, button and field of the first window is hydrated; NaN where one never is. */
  hydrated: number
  /** The later one of `hydrated` and the end of the last task over 50 ms. */
  fullyInteractive: number
  /** Of tasks over 50 ms, from the navigation's start. */
  longTasks: number
  longestTask: number
  layoutShift: number
  /** What of the first window was never hydrated, for the message. */
  waiting: string[]
}

declare global {
  interface Window {
    /** Called once nothing that counts has happened for 3 s. */
    reportSettled: (text: string) => void
    readLoad: () => Promise<Load>
  }
}

/**
 * Runs in the page before any of its scripts. React leaves a property on each element that it has hydrated: in every
 * frame this looks whether all controls of the first window have it. This function goes to the page as text, with all
 * that it uses inside it.
 */
export function watchLoad(): void {
  const quietMs = 3000
  const entries: PerformanceEntry[] = []
  let [hydrated, last] = [Number.NaN, 0]

  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries())
    last = performance.now()
  })
  for (const type of ['longtask', 'layout-shift', 'paint']) observer.observe({ type, buffered: true })

  /* oxlint-disable unicorn/consistent-function-scoping -- the page gets this function alone */
  const nextFrame = () => new Promise(requestAnimationFrame)
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  // An observer is told what is in the window once the browser has laid it out: to ask would be a layout of its own.
  const controlsInWindow = () =>
    new Promise<Element[]>((resolve) => {
      const intersections = new IntersectionObserver((found) => {
        intersections.disconnect()
        const inside = found.filter(({ intersectionRect }) => intersectionRect.width > 0)
        const elements = inside.map(({ target }) => target)
        const options = { opacityProperty: true, visibilityProperty: true }
        resolve(elements.filter((element) => element.checkVisibility(options)))
      })
      const selector = 'a[href], button, input, select, textarea, [role="button"]'
      for (const element of document.querySelectorAll(selector)) intersections.observe(element)
    })
  /* oxlint-enable unicorn/consistent-function-scoping */

  const waitForHydration = async () => {
    while (!entries.some(({ name }) => name === 'first-contentful-paint')) await nextFrame()
    for (;;) {
      const controls = await controlsInWindow()
      const now = performance.now()
      // Hydrated controls are looked for once more, as others may have been rendered meanwhile.
      if (controls.length > 0 && controls.every(isHydrated)) {
        hydrated = last = now
        return
      }
      while (!controls.every((element) => isHydrated(element) || !element.isConnected)) await nextFrame()
    }
  }
  void waitForHydration()

  const settle = () => {
    if (performance.now() - last >= quietMs) window.reportSettled('')
    else setTimeout(settle, 500)
  }
  settle()

  window.readLoad = async () => {
    const tasks = entries.filter(({ entryType }) => entryType === 'longtask')
    const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift') as (PerformanceEntry & {
      value: number
    })[]
    const controls = await controlsInWindow()
    return {
      firstPaint: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      hydrated,
      fullyInteractive: Math.max(hydrated, ...tasks.map(({ startTime, duration }) => startTime + duration)),
      longTasks: tasks.reduce((sum, { duration }) => sum + duration, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
      waiting: controls
        .filter((element) => !isHydrated(element))
        .map((element) => element.outerHTML.slice(0, 120)),
    }
  }
}
