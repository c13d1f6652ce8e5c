/** Runs a task when what was just changed is painted: with the frame after it. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(task))
}
