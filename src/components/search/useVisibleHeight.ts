import { useEffect, type RefObject } from 'react'

/** Keeps an element as high as what a phone's keyboard leaves of the window, where the browser says how much that is. */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { visualViewport } = window
    const element = ref.current
    if (!visualViewport || !element || !isOn) return
    const fit = () => {
      element.style.blockSize = `${visualViewport.height}px`
      element.style.transform = `translateY(${visualViewport.offsetTop}px)`
    }
    fit()
    visualViewport.addEventListener('resize', fit)
    visualViewport.addEventListener('scroll', fit)
    return () => {
      element.style.removeProperty('block-size')
      element.style.removeProperty('transform')
      visualViewport.removeEventListener('resize', fit)
      visualViewport.removeEventListener('scroll', fit)
    }
  }, [ref, isOn])
}
