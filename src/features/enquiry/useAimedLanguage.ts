import { useEffect, useState } from 'react'
import { whenIdle } from '#hooks/whenIdle.ts'
import { supportedLanguage, type LanguageCode } from '#i18n/languages.ts'

const aims = ['pointerover', 'focusin'] as const

/** The language whose switch the visitor aims at, until the browser has had the time to make ready for it. */
export function useAimedLanguage(): LanguageCode | null {
  const [aimed, setAimed] = useState<LanguageCode | null>(null)
  useEffect(() => {
    const aim = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[hreflang]')
      const code = link && supportedLanguage(link.lang)
      if (!code) return
      setAimed(code)
      setTimeout(() => whenIdle(() => setAimed(null)), 200)
    }
    for (const type of aims) document.addEventListener(type, aim)
    return () => {
      for (const type of aims) document.removeEventListener(type, aim)
    }
  }, [])
  return aimed
}
