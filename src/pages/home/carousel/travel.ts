import { landscape } from '#art/landscape.ts'
import { duration, easing } from '#theme/motion.ts'

/** How long a change of the banner takes, in ms. */
const travelTime = duration.complex

/** How long the words that leave take of it. */
const wordsGo = duration.shortest

const { step, width, height } = landscape

/** From a place to the next, in percent of the landscape's box. */
export const stepInPercent = {
  x: +((100 * step.x) / width).toFixed(4),
  y: +((100 * step.y) / height).toFixed(4),
}

/** Puts the landscape where place number `at` is in view; between two places if it is a fraction. */
export function standAt(view: SVGSVGElement | null, at: number): void {
  view?.style.setProperty('--at', String(at))
}

/**
 * Moves along the landscape, over as many `places`, to where it stands already. The movement is added to others that are
 * still under way.
 */
export function travel(view: SVGSVGElement | null, places: number): void {
  const start = `translate(${places * stepInPercent.x}%, ${places * stepInPercent.y}%)`
  view?.animate(
    { transform: [start, 'translate(0, 0)'] },
    { duration: travelTime, easing: easing.easeInOut, composite: 'add' },
  )
}

/**
 * Exchanges the words of two slides: those of `old` fade where they were, and once they are gone, so that no two headlines
 * lie over each other, those of `next` come from where one goes: 1 is to the right, -1 to the left.
 */
export function exchangeWords(old: Element | undefined, next: Element | undefined, towards: number): void {
  if (!old || !next) return
  const stay = `translateX(${next.getBoundingClientRect().left - old.getBoundingClientRect().left}px)`
  wordsOf(old)?.animate(
    { opacity: [1, 0], transform: [stay, stay] },
    { duration: wordsGo, easing: easing.easeIn },
  )
  wordsOf(next)?.animate(
    { opacity: [0, 1], transform: [`translateX(${towards * 48}px)`, 'translateX(0)'] },
    {
      delay: wordsGo,
      duration: travelTime - wordsGo,
      easing: easing.easeOut,
      fill: 'backwards',
    },
  )
}

const wordsOf = (slide: Element | undefined) => slide?.querySelector('a')?.parentElement
