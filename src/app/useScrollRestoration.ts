import { useEffect } from 'react'

/**
 * Pages of the site begin at their top, also on Back, so the browser restores no place while one is open. Where a
 * document is loaded again it should: after a reload, on return from another site, in a tab that a phone threw away.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual')
    const handBack = () => (history.scrollRestoration = 'auto')
    const handleVisibility = () => (document.visibilityState === 'hidden' ? handBack() : takeOver())
    // Not before the browser has restored the place.
    if (document.readyState === 'complete') takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    // A hidden tab may go without another event.
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [])
}
