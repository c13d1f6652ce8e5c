import { useInsertionEffect } from 'react'
import { languages, type LanguageCode } from '#i18n/languages.ts'

/** Before any layout effect measures or scrolls what is shown. */
export function useSetDocumentLanguage(code: LanguageCode): void {
  const { direction } = languages[code]
  useInsertionEffect(() => {
    const root = document.documentElement
    // Also where nothing changes, the browser would compute every style anew.
    if (root.lang !== code) Object.assign(root, { lang: code, dir: direction })
  }, [code, direction])
}
