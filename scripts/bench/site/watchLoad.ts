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
    readLoad: () => Load
    /** How long nothing has happened that counts, in ms. */
    quietFor: () => number
  }
}

/**
 * Runs in the page before any of its scripts. React leaves a property on each element that it has hydrated:
 * in every frame this looks whether all controls of the first window have it.
 */
export function watchLoad(): void {
  const entries: PerformanceEntry[] = []
  let [hydrated, last] = [Number.NaN, 0]
  let controls: Element[] = []

  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries())
    last = performance.now()
  })
  for (const type of ['longtask', 'layout-shift', 'paint']) observer.observe({ type, buffered: true })

  // This function goes to the page as text, with all that it uses inside it.
  /* oxlint-disable unicorn/consistent-function-scoping */
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  const inFirstWindow = () =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"]')].filter(
      (element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect()
        const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0
        return inside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      },
    )
  /* oxlint-enable unicorn/consistent-function-scoping */
  // Controls are looked for anew only where all that were found are hydrated: looking makes the browser lay out.
  const look = () => {
    const painted = entries.some(({ name }) => name === 'first-contentful-paint')
    if (painted && controls.every((element) => isHydrated(element) || !element.isConnected)) {
      controls = inFirstWindow()
      if (controls.length > 0 && controls.every(isHydrated)) {
        hydrated = last = performance.now()
        return
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  window.quietFor = () => performance.now() - last
  window.readLoad = () => {
    const tasks = entries.filter(({ entryType }) => entryType === 'longtask')
    const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift') as (PerformanceEntry & {
      value: number
    })[]
    return {
      firstPaint: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      hydrated,
      fullyInteractive: Math.max(hydrated, ...tasks.map(({ startTime, duration }) => startTime + duration)),
      longTasks: tasks.reduce((sum, { duration }) => sum + duration, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
      waiting: inFirstWindow()
        .filter((element) => !isHydrated(element))
        .map((element) => element.outerHTML.slice(0, 120)),
    }
  }
}
