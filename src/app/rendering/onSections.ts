import { whenIdle } from './whenIdle.ts'

/** Calls back at idle times: now, and whenever sections come into the page, until the returned function is called. */
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
