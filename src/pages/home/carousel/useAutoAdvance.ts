import { useEffect, useEffectEvent } from 'react'
import { siteConstants } from '#config/siteConstants.ts'

/** Calls `advance` an interval after each change of `index`, as long as the carousel is running. */
export function useAutoAdvance(running: boolean, index: number, advance: () => void): void {
  const onDue = useEffectEvent(advance)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => onDue(), siteConstants.carouselInterval)
    return () => clearTimeout(timer)
  }, [running, index])
}
