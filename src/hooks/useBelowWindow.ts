import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Whether all of an element lies below the window. Until the browser has said where it lies, it does not. */
export function useBelowWindow(ref: RefObject<Element | null>): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      const isBelowNow = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0
      startTransition(() => setIsBelow(isBelowNow))
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isBelow
}
