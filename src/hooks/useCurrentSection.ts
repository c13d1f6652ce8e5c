import { useEffect, useEffectEvent, useState } from 'react'
import { siteConstants } from '#config/siteConstants.ts'

/** In px. Browsers round the scroll position. */
const tolerance = 2

/**
 * Returns the id of the current section: the last one at or above the place where a jump puts a section, and the first
 * one as long as none is there. One tab is always selected, as in Material UI's Tabs.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const follow = useEffectEvent(() => setCurrent(ids.findLast(isReached) ?? ids[0]))
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

function isReached(id: string) {
  const top = document.getElementById(id)?.getBoundingClientRect().top
  return top !== undefined && top <= siteConstants.anchorOffset + tolerance
}
