import { useEffect } from 'react'

/** The parts of a page that React hydrates one after the other. */
type Part = 'shell' | 'page' | 'form'

/**
 * Says when React has taken over a part of the page: as a mark `hydrated:<part>` of the browser's performance timeline,
 * for the monitoring of real visits, and as a word of `<html data-hydrated>`, for what looks at the page itself.
 */
export function useHydrationMark(part: Part): void {
  useEffect(() => {
    performance.mark(`hydrated:${part}`)
    const { dataset } = document.documentElement
    const parts = new Set(dataset['hydrated']?.split(' ')).add(part)
    dataset['hydrated'] = [...parts].join(' ')
  }, [part])
}
