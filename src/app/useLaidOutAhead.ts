import { useInsertionEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import { whenIdle } from '#hooks/whenIdle.ts'

/**
 * Has the browser lay out a page that was made ready. React hides it with `display: none`, so that none of it
 * would be measured before the click; instead it waits below the window with `content-visibility: hidden`
 * (`[data-aside]` in pageStyles.ts), which keeps what was computed. Shaping its lines, above all Arabic ones,
 * takes longer than all the rest of the click.
 */
export function useLaidOutAhead(page: PageId, isShown: boolean): void {
  // The one effect that React runs in what it hides.
  useInsertionEffect(() => {
    if (isShown) return
    let isNext = true
    whenIdle(() => isNext && layOut(page))
    return () => {
      isNext = false
    }
  }, [page, isShown])
}

function layOut(page: PageId) {
  const element = document.querySelector<HTMLElement>(`[data-screen="${page}"]`)
  // Not the page that was left just now.
  if (element?.style.display !== 'none') return
  element.style.removeProperty('display')
  // In place, but for no frame.
  element.removeAttribute('data-aside')
  element.getBoundingClientRect()
  element.dataset['aside'] = ''
}
