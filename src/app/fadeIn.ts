/** Material 3's "fade through" for what comes. The first frame has the words: a visitor waits for them. */
const comes = {
  from: { opacity: 0.3, offset: 0 },
  timing: { duration: 210, easing: 'cubic-bezier(0, 0, 0.2, 1)' },
}

/** Fades in what the window shows of a new page. The sections' grounds do not fade: the window would flash. */
export function fadeIn(): void {
  const seen = [...document.querySelectorAll('main > * > *')].filter(isInWindow)
  for (const content of seen) content.animate([comes.from], comes.timing)
}

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
