import { easing } from '#theme/motion.ts'

/** Material 3's "fade through" for what comes. The first frame has the words: a visitor waits for them. */
const comes = {
  from: { opacity: 0.3, offset: 0 },
  // Filled backwards: a frame may be made just before the animation's start, and would show the words whole.
  timing: { duration: 210, easing: easing.easeOut, fill: 'backwards' },
} as const

/**
 * Fades in what the window shows of a page's sections, but for a picture that goes along. The sections' grounds do not
 * fade: the window would flash.
 */
export function fadeIn(sections: readonly Element[], picture?: Element): void {
  const seen = sections.flatMap((section) => [...section.children]).filter(isInWindow)
  for (const part of seen.flatMap((content) => without(picture, content)))
    part.animate([comes.from], comes.timing)
}

/** The largest parts of an element that do not have the picture in them. */
function without(picture: Element | undefined, element: Element): Element[] {
  if (!picture || !element.contains(picture)) return [element]
  return element === picture ? [] : [...element.children].flatMap((child) => without(picture, child))
}

export function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}
