import { createElement, useEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { usePageScreen } from '#loading/siteLoader.ts'
import { DocumentHead } from './DocumentHead.tsx'

interface PageOutletProps {
  id: PageId
  language: LanguageCode
}

/** Shows a page, and its head, once its code and texts are there; meanwhile the page before it stays. */
export function PageOutlet({ id, language }: PageOutletProps) {
  const screen = usePageScreen(id, language)
  useEffect(() => void performance.mark('alive'), [])
  return (
    <>
      <DocumentHead />
      {createElement(screen, { key: id, id })}
    </>
  )
}
