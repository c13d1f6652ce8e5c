import { useEffect } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'
import { layOutNextSection } from '#theme/sectionLayout.ts'
import { onSections } from './onSections.ts'
import { whenIdle } from './whenIdle.ts'

/** Gives the scroll bar the page's true length. All at once would keep a slow phone from answering for 0.4 s. */
export function useLayOutSections(language: LanguageCode): void {
  useEffect(() => {
    const layOutNext = () => {
      if (layOutNextSection()) requestAnimationFrame(() => whenIdle(layOutNext))
    }
    return onSections(layOutNext)
  }, [language])
}
