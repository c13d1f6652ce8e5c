import { siteConstants } from '#config/siteConstants.ts'

export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function scrollBehavior(): ScrollBehavior {
  return wantsLessMotion() ? 'instant' : 'smooth'
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
}

/**
 * The element that a fragment names, as the browser finds it: by its id as it stands, else decoded. Programs for
 * newsletters and advertisements append their parameters to a link that ends with a fragment.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const [whole, id = ''] = /^#([^?&]*).*/.exec(hash) ?? []
  return document.getElementById(whole?.slice(1) ?? '') ?? document.getElementById(decoded(id))
}

function decoded(id: string) {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Scrolls to an element: 45 px stay above a section, by `scroll-padding` (src/theme/cssBaseline.ts) and the section's `scroll-margin`. */
function scrollToElement(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
}

/** Scrolls to an element, and once more after a second if the page has not moved by then. */
export function jumpToElement(element: Element): void {
  const start = window.scrollY
  scrollToElement(element)
  setTimeout(() => {
    if (element.isConnected && window.scrollY === start) scrollToElement(element)
  }, siteConstants.anchorRetryDelay)
}

/** Scrolls a row sideways, smoothly or at once, until an entry is in its middle. `scrollIntoView` could also move the page. */
export function scrollToMiddle(row: Element, entry: Element, isSmooth: boolean): void {
  const [{ left, width }, box] = [entry.getBoundingClientRect(), row.getBoundingClientRect()]
  const way = left + width / 2 - (box.left + box.width / 2)
  row.scrollBy({ left: way, behavior: isSmooth ? scrollBehavior() : 'instant' })
}
