import { useEffect, type RefObject } from 'react'

/**
 * Tells an element's styles what a phone's keyboard leaves of the window, where the browser says how much that is:
 * `--visible-height` and `--visible-top`.
 */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window
    const fit = () => {
      ref.current?.style.setProperty('--visible-height', `${visualViewport?.height}px`)
      ref.current?.style.setProperty('--visible-top', `${visualViewport?.offsetTop}px`)
    }
    if (visualViewport) fit()
    visualViewport?.addEventListener('resize', fit)
    visualViewport?.addEventListener('scroll', fit)
    return () => {
      visualViewport?.removeEventListener('resize', fit)
      visualViewport?.removeEventListener('scroll', fit)
    }
  }, [ref])
}
