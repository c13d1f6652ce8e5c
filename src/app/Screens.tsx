import { Activity } from 'react'
import { usePainted } from '#hooks/usePainted.ts'
import type { Place } from '#i18n/addresses.ts'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { PageScreen } from './PageScreen.tsx'
import { useAimedPage } from './useAimedPage.ts'

/**
 * The page that the address names, between two that are not shown: the one left, which is taken out when the
 * new one is painted, and the one whose link the visitor aims at. The click has only to show it. The same page
 * in another language does not remount.
 */
export function Screens({ language, page: shown }: Place) {
  const left = usePainted(shown)
  const aimed = useAimedPage(language)
  // In the order in which they come and go, so that none is moved.
  const pages = new Set([left, shown, aimed ?? shown])
  return [...pages].map((id) => {
    const isShown = id === shown
    return (
      <Activity key={id} mode={isShown || id === left ? 'visible' : 'hidden'}>
        <div data-screen={id ?? 'not-found'} data-aside={isShown ? undefined : ''}>
          {/* A new page gets a new chance after a crash. */}
          <CrashBoundary>
            {id ? (
              <PageScreen id={id} language={language} isShown={isShown} />
            ) : (
              <NotFoundScreen isShown={isShown} />
            )}
          </CrashBoundary>
        </div>
      </Activity>
    )
  })
}

function NotFoundScreen({ isShown }: { isShown: boolean }) {
  return (
    <>
      {isShown && <DocumentHead />}
      <NotFoundPage />
    </>
  )
}
