import { useEffect, useEffectEvent, useState } from 'react'

/** In px. Browsers round the scroll position. */
const tolerance = 2

/**
 * Returns the id of the current section: the last one at or above the place where a jump puts a section, and the first
 * one as long as none is there. One entry of the sub-menu is always the current one.
 * @param place below the window's upper edge, in px
 */
export function useCurrentSection(ids: readonly string[], place: number): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const follow = useEffectEvent(() => setCurrent(ids.findLast((id) => isReached(id, place)) ?? ids[0]))
  useEffect(() => {
    const onChange = () => follow()
    onChange()
    window.addEventListener('scroll', onChange, { passive: true })
    window.addEventListener('resize', onChange)
    return () => {
      window.removeEventListener('scroll', onChange)
      window.removeEventListener('resize', onChange)
    }
  }, [])
  return current
}

function isReached(id: string, place: number) {
  const top = document.getElementById(id)?.getBoundingClientRect().top
  return top !== undefined && top <= place + tolerance
}
