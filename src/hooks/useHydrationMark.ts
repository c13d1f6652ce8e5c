import { useEffect } from 'react'

/** The parts of a page that React hydrates one after the other. */
type Part = 'shell' | 'page' | 'form'

/**
 * Says when React has taken over a part of the page, as a mark `hydrated:<part>` of the browser's performance timeline,
 * which monitoring of real visits and tests read.
 */
export function useHydrationMark(part: Part): void {
  useEffect(() => void performance.mark(`hydrated:${part}`), [part])
}
