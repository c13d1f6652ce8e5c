import { useEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { whenIdle } from './whenIdle.ts'

/** The next section that the browser lays out only when it comes into view (src/theme/pageStyles.ts). */
const next = 'html:not([data-laid-out]) :is(main section, footer):not([data-laid-out])'

/**
 * Has the browser lay out the sections out of view, one each time it is idle: the scroll bar then shows the
 * page's true length. All at once would keep a slow phone from answering for 0.4 s.
 */
export function useLayOutSections(language: LanguageCode, page: PageId | null): void {
  useEffect(() => {
    let isCurrent = true
    const layOutNext = () => {
      const section = isCurrent && document.querySelector<HTMLElement>(next)
      if (!section) return
      section.dataset['laidOut'] = ''
      requestAnimationFrame(() => whenIdle(layOutNext))
    }
    whenIdle(layOutNext)
    return () => {
      isCurrent = false
    }
  }, [language, page])
}
