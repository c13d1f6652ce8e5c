/** Runs a task when the browser has nothing else to do; where it cannot say so, a moment later has to do. */
export function whenIdle(task: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 500)
}
