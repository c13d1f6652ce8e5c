import { useEffect, useEffectEvent } from 'react'
import { siteConstants } from '#config/siteConstants.ts'

/**
 * Calls `advance` after the specification's interval whenever `index` has changed, as long as the carousel runs. What lies
 * over the page, a dialog or a menu, is what the visitor looks at: below it nothing moves, and the pause button cannot be
 * pressed.
 */
export function useAutoAdvance(running: boolean, index: number, advance: () => void): void {
  const onDue = useEffectEvent(() => {
    if (!isCovered()) advance()
  })
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => onDue(), siteConstants.carouselInterval)
    return () => clearInterval(timer)
  }, [running, index])
}

const isCovered = () => document.querySelector('dialog[open], :popover-open') !== null
