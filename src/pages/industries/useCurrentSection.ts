import { useEffect, useEffectEvent, useState } from 'react'
import { siteConstants } from '#config/siteConstants.ts'

/** In px. Browsers round the scroll position. */
const tolerance = 2

/** Returns the id of the current section: the last section at or above the place where a jump puts a section. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const follow = useEffectEvent(() => setCurrent(ids.findLast(isReached)))
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
