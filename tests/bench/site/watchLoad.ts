/** The times that a visitor with a slow phone waits, in ms from the navigation's start. */
export interface Load {
  firstPaint: number
  /** The time when React has hydrated bar, page and footer. */
  hydrated: number
  /** The time when all of the first window works, or the end of the last task over 50 ms if that is later. */
  fullyInteractive: number
  /** The total of tasks over 50 ms, from the navigation's start. */
  longTasks: number
  longestTask: number
  layoutShift: number
}

declare global {
  interface Window {
    /** Called when nothing that counts has happened for 3 s. */
    reportSettled: (text: string) => void
    readLoad: () => Promise<Load>
  }
}

/** Runs in the page as text, so it uses only code of its own. The page marks hydrated parts (useHydrationMark). */
export function watchLoad(): void {
  const quietMs = 3000
  const entries: PerformanceEntry[] = []
  let last = 0

  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries())
    last = performance.now()
  })
  for (const type of ['longtask', 'layout-shift', 'paint', 'mark']) observer.observe({ type, buffered: true })

  const timeOf = (name: string) => entries.find((entry) => entry.name === name)?.startTime ?? Number.NaN
  const hydrated = () => Math.max(timeOf('hydrated:shell'), timeOf('hydrated:page'))

  // Sections are hydrated one by one. Each sets this attribute.
  const live = new Map<Node, number>()
  new MutationObserver((records) => {
    for (const { target } of records) live.set(target, performance.now())
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })

  const windowHydrated = () => {
    const times = [...document.querySelectorAll('main > [data-hydrated], main form')]
      .filter((part) => part.getBoundingClientRect().top < innerHeight)
      .map((part) => (part.matches('form') ? timeOf('hydrated:form') : (live.get(part) ?? Number.NaN)))
    return Math.max(timeOf('hydrated:shell'), ...times)
  }

  // The baseline has no scripts.
  const isReady = () => !document.querySelector('script[type="module"]') || !Number.isNaN(hydrated())

  const settle = () => {
    if (isReady() && performance.now() - last >= quietMs) window.reportSettled('')
    else setTimeout(settle, 500)
  }
  settle()

  window.readLoad = () => {
    const tasks = entries.filter(({ entryType }) => entryType === 'longtask')
    const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift') as (PerformanceEntry & {
      value: number
    })[]
    return Promise.resolve({
      firstPaint: timeOf('first-contentful-paint'),
      hydrated: hydrated(),
      fullyInteractive: Math.max(
        windowHydrated(),
        ...tasks.map(({ startTime, duration }) => startTime + duration),
      ),
      longTasks: tasks.reduce((sum, { duration }) => sum + duration, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    })
  }
}
