import { useInsertionEffect, useLayoutEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import { whenIdle } from '#hooks/whenIdle.ts'

/**
 * Has the browser lay out a page that was made ready. React hides it with `display: none`, so that none of it
 * would be measured before the click; instead it waits below the window with `content-visibility: hidden`
 * (`[data-ahead]` in pageStyles.ts), which keeps what was computed. Shaping its lines, above all Arabic ones,
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
  useLayoutEffect(() => {
    if (isShown) bringForward(page)
  }, [page, isShown])
}

function layOut(page: PageId) {
  const elements = [...document.querySelectorAll<HTMLElement>('main > [style*="display: none"]')]
  for (const element of elements) element.style.removeProperty('display')
  // In place, but for no frame.
  elements[0]?.getBoundingClientRect()
  for (const element of elements) element.dataset['ahead'] = page
}

/** The page takes its place, its lines being as they are. */
function bringForward(page: PageId) {
  for (const element of document.querySelectorAll(`main > [data-ahead="${page}"]`)) {
    element.removeAttribute('data-ahead')
  }
}
