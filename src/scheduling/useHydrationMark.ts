import { useEffect, type RefObject } from 'react'

/** The parts of a page that React hydrates one after the other. */
type Part = 'shell' | 'page' | 'form'

/** Marks `hydrated:<part>` for the monitoring of real visits, `<html data-hydrated>` for what looks at the page. */
export function useHydrationMark(part: Part): void {
  useEffect(() => mark(part), [part])
}

/** Marks the page when its last section is hydrated. */
export function useSectionHydrationMark(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    section.current?.setAttribute('data-hydrated', 'yes')
    if (!document.querySelector('main > [data-hydrated="no"]')) mark('page')
  }, [section])
}

function mark(part: Part) {
  performance.mark(`hydrated:${part}`)
  const { dataset } = document.documentElement
  const parts = new Set(dataset['hydrated']?.split(' ')).add(part)
  dataset['hydrated'] = [...parts].join(' ').trim()
}
