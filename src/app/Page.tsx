import { createElement } from 'react'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { usePageComponent } from './siteLoader.ts'
import { DocumentHead } from './DocumentHead.tsx'

interface PageProps {
  id: PageId
  language: LanguageCode
}

/**
 * A page once its code and texts are there; meanwhile the page before it stays. It has no hooks of its own:
 * React 19.3 loses those that follow a `use` which had to wait (its error 467).
 */
export function Page({ id, language }: PageProps) {
  const component = usePageComponent(id, language)
  return (
    <>
      <DocumentHead />
      {createElement(component, { id })}
    </>
  )
}
