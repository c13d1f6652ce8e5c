import { useEffect, useState } from 'react'
import { whenIdle } from '#hooks/whenIdle.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { supportedLanguage, type LanguageCode } from '#i18n/languages.ts'

const aims = ['pointerover', 'focusin'] as const

/** The languages that were shown or made ready: what a second aim makes would be there already. */
const ready = new Set<LanguageCode>()

/** The language whose switch the visitor aims at, until the browser has had the time to make ready for it. */
export function useAimedLanguage(): LanguageCode | null {
  const { code: shown } = useLanguage()
  const [aimed, setAimed] = useState<LanguageCode | null>(null)
  useEffect(() => void ready.add(shown), [shown])
  useEffect(() => {
    const aim = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[hreflang]')
      const code = link && supportedLanguage(link.lang)
      if (!code || ready.has(code)) return
      ready.add(code)
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
