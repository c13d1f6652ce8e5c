import { specified } from '#config/specified.ts'

/** Smooth scrolling, except for visitors who prefer reduced motion. */
function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
}

/**
 * Has the browser lay out the whole page at once, so that every section stands at its true place
 * (`content-visibility` in src/theme/cssBaseline.ts).
 */
function layOutAllSections(): void {
  document.documentElement.dataset['laidOut'] = ''
}

/** Call when a new page is shown: lets the browser lay out only the sections in view again. */
export function layOutSectionsInView(): void {
  delete document.documentElement.dataset['laidOut']
}

/** The sections that are shown, with the footer. Those of a page that is prepared out of sight have no box. */
export function shownSections(): HTMLElement[] {
  const sections = document.querySelectorAll<HTMLElement>('main section, footer')
  return [...sections].filter((section) => section.getClientRects().length > 0)
}

/**
 * Call before the texts of the whole page change: the browser then lays out only the sections in view or half a
 * window away. Without the sections at the window's edges, the lines being read would move.
 */
export function layOutNearSections(): void {
  const margin = window.innerHeight / 2
  const sections = shownSections()
  // All positions are read before the first attribute changes; otherwise each reading would force a layout.
  const boxes = sections.map((section) => section.getBoundingClientRect())
  layOutSectionsInView()
  for (const [index, section] of sections.entries()) {
    const { top = 0, bottom = 0 } = boxes[index] ?? {}
    section.toggleAttribute('data-laid-out', bottom > -margin && top < window.innerHeight + margin)
  }
}

/** The element that a fragment names, as the browser finds it: by its id as it stands, else decoded. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(decoded(id))
}

function decoded(id: string) {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Scrolls to an element: 45 px stay above a section, as `scroll-padding` and `scroll-margin` say (src/theme/cssBaseline.ts). */
function scrollToElement(element: Element): void {
  layOutAllSections()
  element.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
}

/** Scrolls to an element, and once more after a second if the page has not moved by then. */
export function jumpToElement(element: Element): void {
  let moved = false
  window.addEventListener('scroll', () => (moved = true), { once: true })
  scrollToElement(element)
  setTimeout(() => {
    if (element.isConnected && !moved) scrollToElement(element)
  }, specified.anchorRetryDelay)
}
