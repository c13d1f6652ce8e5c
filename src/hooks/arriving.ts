import { afterPaint } from './afterPaint.ts'
import { whenIdle } from './whenIdle.ts'

/** Not those of pages that wait out of sight. */
const bands = ':is(main section, footer):not([data-aside] *)'

/**
 * Has the browser lay out the bands of a page that it has left out so far (pageStyles.ts): one in a frame,
 * whenever it has nothing else to do. All in one would keep a slow phone from answering.
 */
export function layOutInTurn(): void {
  whenIdle(() => {
    const band = document.querySelector<HTMLElement>(`[data-arriving] ${bands}:not([data-laid-out])`)
    if (!band) return layOutNow()
    band.dataset['laidOut'] = ''
    requestAnimationFrame(layOutInTurn)
  })
}

/**
 * Before all of the page changes: has the browser lay out only what is in the window, or near it, for the next
 * frame. From then on the page is one that arrives.
 */
export function arriveAgain(): void {
  const near = window.innerHeight / 2
  for (const band of document.querySelectorAll(bands)) {
    const { top, bottom } = band.getBoundingClientRect()
    band.toggleAttribute('data-laid-out', bottom > -near && top < window.innerHeight + near)
  }
  const { dataset } = document.documentElement
  dataset['arriving'] = 'again'
  afterPaint(() => {
    if ('arriving' in dataset) dataset['arriving'] = ''
    layOutInTurn()
  })
}

/** For who asks where things are: from here on all of the page has its true height. */
export function layOutNow(): void {
  delete document.documentElement.dataset['arriving']
}
