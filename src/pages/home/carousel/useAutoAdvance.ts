import { useEffect, useEffectEvent } from 'react'
import { specified } from '#theme/tokens.ts'

/** Calls `advance` 5000 ms after each change of `index`, as long as the carousel is running. */
export function useAutoAdvance(running: boolean, index: number, advance: () => void): void {
  const onDue = useEffectEvent(advance)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => onDue(), specified.carouselInterval)
    return () => clearTimeout(timer)
  }, [running, index])
}
