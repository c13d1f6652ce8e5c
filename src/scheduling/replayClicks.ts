/** What answers by itself: links, and a button that opens a panel of the page. Others wait for React. */
const waiting = 'button:not([popovertarget])'

const pressed: HTMLButtonElement[] = []

/**
 * Repeats button presses made before React starts, because `hydrateRoot` replays only events that it has seen, and on a
 * slow phone nothing would happen for seconds. After that, React hydrates a pressed part at once, and the form as soon
 * as its code has loaded.
 */
export function replayClicks(): void {
  document.addEventListener('click', remember, { capture: true })
  new MutationObserver(repeat).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}

function remember({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLButtonElement>(waiting)
  if (!button) return
  const isHeard =
    partOf(button) === 'form' ? isHydrated('form') : 'hydrated' in document.documentElement.dataset
  if (!isHeard) pressed.push(button)
}

function repeat() {
  for (const button of pressed.slice()) {
    if (!isHydrated(partOf(button))) continue
    pressed.splice(pressed.indexOf(button), 1)
    // Each in a task of its own: a second press of the same button finds what the first has changed.
    setTimeout(() => button.click())
  }
}

/** The part of the page that it is hydrated with (src/scheduling/useHydrationMark.ts). */
function partOf(button: Element) {
  if (button.closest('form')) return 'form'
  return button.closest('main') ? 'page' : 'shell'
}

function isHydrated(part: string) {
  return document.documentElement.dataset['hydrated']?.split(' ').includes(part) === true
}
