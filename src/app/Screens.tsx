import { Activity, use } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { PageScreen } from './PageScreen.tsx'
import { RouteHandlesContext } from './routeData.ts'
import { useAimedPage } from './useAimedPage.ts'

/**
 * The page that the address names, and behind it, not shown, the one whose link the visitor aims at: the
 * click has only to show it. The same page in another language does not remount.
 */
export function Screens({ language }: { language: LanguageCode }) {
  const shown = use(RouteHandlesContext).findLast(({ page }) => page)?.page ?? null
  const aimed = useAimedPage(language)
  const pages = aimed && aimed !== shown ? [shown, aimed] : [shown]
  return pages.map((id) => (
    <Activity key={id} mode={id === shown ? 'visible' : 'hidden'}>
      {/* A new page gets a new chance after a crash. */}
      <CrashBoundary>
        {id ? <PageScreen id={id} language={language} isShown={id === shown} /> : <NotFoundScreen />}
      </CrashBoundary>
    </Activity>
  ))
}

function NotFoundScreen() {
  return (
    <>
      <DocumentHead />
      <NotFoundPage />
    </>
  )
}
