import { whenIdle } from './whenIdle.ts'

/**
 * Has the browser lay out the bands of a page that it has left out so far (`laidOutInTurn` in
 * `#components/content`): one in a frame, whenever it has nothing else to do. All in one would keep a slow
 * phone from answering.
 */
export function layOutInTurn(): void {
  whenIdle(() => {
    const band = document.querySelector<HTMLElement>(
      '[data-arriving] :is(main section, footer):not([data-laid-out])',
    )
    if (!band) return layOutNow()
    band.dataset['laidOut'] = ''
    requestAnimationFrame(layOutInTurn)
  })
}

/** For who asks where things are: from here on all of the page has its true height. */
export function layOutNow(): void {
  delete document.documentElement.dataset['arriving']
}
