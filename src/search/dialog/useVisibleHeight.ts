import { useEffect, type RefObject } from 'react'

/**
 * Tells an element's styles what a phone's keyboard leaves of the window, where the browser says how much that is:
 * `--visible-height` and `--visible-top`. A pinch leaves less of the window, too, but the element keeps its size then,
 * and the visitor moves about in it.
 */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const fit = () => {
      const { height, scale, offsetTop } = visualViewport
      ref.current?.style.setProperty('--visible-height', `${height * scale}px`)
      ref.current?.style.setProperty('--visible-top', `${scale > 1 ? 0 : offsetTop}px`)
    }
    fit()
    visualViewport.addEventListener('resize', fit)
    visualViewport.addEventListener('scroll', fit)
    return () => {
      visualViewport.removeEventListener('resize', fit)
      visualViewport.removeEventListener('scroll', fit)
    }
  }, [ref])
}
