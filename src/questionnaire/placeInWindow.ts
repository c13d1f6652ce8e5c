import { isLoadedAgain } from '#browser/isLoadedAgain.ts'
import { readStored, store } from '#browser/storage.ts'
import type { CanonicalPageId } from '#config/pages.ts'

const placeKey = (page: CanonicalPageId) => `sheet-place-${page}`

/** Keeps where an open questionnaire stands when the visitor leaves the document. Returns the function that ends it. */
export function keepPlace(page: CanonicalPageId, fold: HTMLDetailsElement): () => void {
  const keep = () => {
    if (document.visibilityState === 'visible') return
    store('sessionStorage', placeKey(page), fold.open ? String(fold.getBoundingClientRect().top) : null)
  }
  // It comes before a document goes, too, and is the last event of a tab that a phone throws away.
  document.addEventListener('visibilitychange', keep)
  return () => document.removeEventListener('visibilitychange', keep)
}

/**
 * Moves the window so that an open questionnaire stands where the visitor left it. On Back and on a reload, the browser
 * restores the place in a page whose questionnaire is still folded: it comes to the footer, and stays there.
 */
export function restorePlace(page: CanonicalPageId, fold: HTMLDetailsElement): void {
  const left = readStored('sessionStorage', placeKey(page))
  store('sessionStorage', placeKey(page), null)
  const isRestored = isLoadedAgain() && history.scrollRestoration === 'auto'
  const { top } = fold.getBoundingClientRect()
  // Below the window, it has moved nothing that the visitor sees, who may have scrolled up since.
  if (left === null || !isRestored || !fold.open || top > window.innerHeight) return
  window.scrollBy({ top: top - Number(left), behavior: 'instant' })
}
