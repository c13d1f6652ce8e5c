/** Runs a task when the browser is idle. Safari has no `requestIdleCallback`: there the task runs after a timeout. */
export function whenIdle(task: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 500)
}
