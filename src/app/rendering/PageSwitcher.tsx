import { Activity } from 'react'
import type { ResolvedPath } from '#i18n/addresses.ts'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'
import { PageErrorBoundary } from '#app/PageErrorBoundary.tsx'
import { DocumentHead } from '#app/DocumentHead.tsx'
import { Page } from './Page.tsx'
import { usePrefetchOnIntent } from './usePrefetchOnIntent.ts'

/**
 * The page that the address names, and the one whose link the visitor is about to follow: React prepares it in
 * a hidden `Activity`, so that the click has only to show it. The same page in another language does not remount.
 */
export function PageSwitcher({ language, page: shown }: ResolvedPath) {
  const intended = usePrefetchOnIntent(language)
  // The page shown comes first: its headings and ids are found before those of the hidden one.
  const pages = new Set([shown, intended ?? shown])
  return [...pages].map((id) => {
    const isShown = id === shown
    return (
      <Activity key={id} mode={isShown ? 'visible' : 'hidden'}>
        {/* One for each page: after a crash the next page renders. */}
        <PageErrorBoundary>
          {id ? <Page id={id} language={language} isShown={isShown} /> : <NotFoundPage />}
          {!id && <DocumentHead />}
        </PageErrorBoundary>
      </Activity>
    )
  })
}
