/**
 * Runs at the end of every page. Built into an inline script. The page is all there already: its modules
 * wait in a template until it is painted, so that they take nothing away from that.
 */
import { storeLanguageChoice } from '#i18n/storedLanguage.ts'

const modules = document.querySelector<HTMLTemplateElement>('#modules')
// An animation frame would come while the first frame is still being drawn.
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  loadNext()
}).observe({ type: 'paint', buffered: true })

/** One in a task: together they would keep a slow phone from answering. */
function loadNext() {
  const module = modules?.content.firstChild
  if (!module) return
  document.head.append(module)
  setTimeout(loadNext)
}

// Here, since the switch is a link and works before React does.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>('a[hreflang]')
  if (link) storeLanguageChoice(link.lang)
})
