import { createElement } from 'react'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { usePageScreen } from '#loading/siteLoader.ts'

interface PageOutletProps {
  id: PageId
  language: LanguageCode
}

/** Shows a page once its code and texts are there; meanwhile the page before it stays. */
export function PageOutlet({ id, language }: PageOutletProps) {
  return createElement(usePageScreen(id, language), { key: id, id })
}
