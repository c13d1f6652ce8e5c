import { useInsertionEffect } from 'react'
import { languages, type LanguageCode } from '#i18n/languages.ts'

/** Sets `lang` and `dir` of `<html>` before any layout effect measures or scrolls the page. */
export function useSetDocumentLanguage(code: LanguageCode): void {
  const { direction } = languages[code]
  useInsertionEffect(() => {
    const root = document.documentElement
    // Setting the same value again would make the browser compute every style anew.
    if (root.lang !== code) Object.assign(root, { lang: code, dir: direction })
  }, [code, direction])
}
