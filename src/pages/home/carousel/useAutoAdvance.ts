import { useEffect, useEffectEvent } from 'react'
import { siteConstants } from '#config/siteConstants.ts'

/** Calls `advance` after the specification's interval whenever `index` has changed, as long as the carousel runs. */
export function useAutoAdvance(running: boolean, index: number, advance: () => void): void {
  const onDue = useEffectEvent(advance)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => onDue(), siteConstants.carouselInterval)
    return () => clearTimeout(timer)
  }, [running, index])
}
