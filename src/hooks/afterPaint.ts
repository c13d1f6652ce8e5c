/** Runs a task as soon as what was just changed is painted. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
