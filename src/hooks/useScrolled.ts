import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the page's scroll position, in px, passes a test; it renders after the frame of the scroll event. */
export function useScrolled(test: (scrollY: number) => boolean): boolean {
  const [passes, setPasses] = useState(false)
  const follow = useEffectEvent(() => setPasses(test(window.scrollY)))
  useEffect(() => {
    // The visitor may have scrolled before.
    const frame = requestAnimationFrame(follow)
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
  }, [])
  return passes
}
