import { useInsertionEffect, useLayoutEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import { whenIdle } from '#hooks/whenIdle.ts'

/**
 * Has the browser lay out a page that was made ready. React hides it with `display: none`, so that none of it
 * would be measured before the click; instead it waits below the window, unseen (`[data-ahead]` in
 * pageStyles.ts). Shaping its lines, above all Arabic ones, takes longer than all the rest of the click.
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
  useLayoutEffect(() => {
    if (isShown) bringForward(page)
  }, [page, isShown])
}

function layOut(page: PageId) {
  for (const element of document.querySelectorAll<HTMLElement>('main > [style*="display: none"]')) {
    element.dataset['ahead'] = page
    element.style.removeProperty('display')
  }
}

/** The page takes its place, its lines being as they are. */
function bringForward(page: PageId) {
  for (const element of document.querySelectorAll(`main > [data-ahead="${page}"]`)) {
    element.removeAttribute('data-ahead')
  }
}
