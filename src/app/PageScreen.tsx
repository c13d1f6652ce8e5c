import { createElement, useEffect, useMemo } from 'react'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { usePageScreen, type PageScreen as Screen } from '#loading/siteLoader.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { useLaidOutAhead } from './useLaidOutAhead.ts'

interface PageScreenProps {
  id: PageId
  language: LanguageCode
  /** Whether it is the page that the address names, and not one made ready. */
  isShown: boolean
}

/**
 * A page once its code and texts are there; meanwhile the page before it stays. It has no hooks of its own:
 * React 19.3 loses those that follow a `use` which had to wait (its error 467).
 */
export function PageScreen({ id, language, isShown }: PageScreenProps) {
  return <LoadedPage id={id} screen={usePageScreen(id, language)} isShown={isShown} />
}

interface LoadedPageProps {
  id: PageId
  screen: Screen
  isShown: boolean
}

/** Shown, it brings its head. */
function LoadedPage({ id, screen, isShown }: LoadedPageProps) {
  // The same element when it is shown as when it was made ready: React then has nothing to render.
  const content = useMemo(() => createElement(screen, { id }), [screen, id])
  useLaidOutAhead(id, isShown)
  // For the benchmark: what a visitor sees first answers from here on.
  useEffect(() => void performance.mark('alive'), [])
  return (
    <>
      {isShown && <DocumentHead />}
      {content}
    </>
  )
}
