import { useEffect, useEffectEvent } from 'react'
import { specified } from '#config/specified.ts'

export function useAutoAdvance(running: boolean, index: number, advance: () => void): void {
  const onDue = useEffectEvent(advance)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => onDue(), specified.carouselInterval)
    return () => clearTimeout(timer)
  }, [running, index])
}
