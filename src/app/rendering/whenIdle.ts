/** How long a task waits at most, in ms: of a page where nothing happens any more Chromium may report no idle time. */
const timeout = 2000

/** Runs a task when the browser is idle. Safari has no `requestIdleCallback`: there the task runs after half a second. */
export function whenIdle(task: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout })
  else setTimeout(task, 500)
}
