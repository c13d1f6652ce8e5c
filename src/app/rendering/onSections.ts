import { whenIdle } from './whenIdle.ts'

/**
 * Calls back when the browser is idle, now and whenever sections come into the page.
 * @returns a function that ends it
 */
export function onSections(callback: () => void): () => void {
  let isCurrent = true
  const schedule = () => whenIdle(() => isCurrent && callback())
  const observer = new MutationObserver(schedule)
  const main = document.getElementById('main')
  if (main) observer.observe(main, { childList: true })
  schedule()
  return () => {
    isCurrent = false
    observer.disconnect()
  }
}
