import { useEffect } from 'react'

let isOurs = false

/**
 * Pages of the site begin at their top, also on Back: from the first link that is followed in place, the browser
 * restores no place. Not before: it may still be on its way to the place where a reload has left the visitor.
 */
export function takeOverScrolling(): void {
  isOurs = true
  history.scrollRestoration = 'manual'
}

/** Hands scrolling back for a reload, the return from another site, and a tab that a phone throws away. */
export function useScrollRestoration(): void {
  useEffect(() => {
    const handBack = () => (history.scrollRestoration = 'auto')
    const takeBack = () => {
      if (isOurs) takeOverScrolling()
    }
    // A hidden tab may go without another event.
    const handleVisibility = () => (document.visibilityState === 'hidden' ? handBack() : takeBack())
    window.addEventListener('pagehide', handBack)
    window.addEventListener('pageshow', takeBack)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      window.removeEventListener('pagehide', handBack)
      window.removeEventListener('pageshow', takeBack)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [])
}
