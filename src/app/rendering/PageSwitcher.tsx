import { Activity, createElement, memo, startTransition, use, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { PageErrorBoundary } from '#app/PageErrorBoundary.tsx'
import { ShowFoldFirstContext } from '#components/content/BelowTheFold.tsx'
import type { PageId } from '#config/pages.ts'
import type { ResolvedPath } from '#i18n/addresses.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { usePageLoader } from '../PageLoader.ts'
import { usePrefetchOnIntent } from './usePrefetchOnIntent.ts'

/** The page that a visitor is about to go to is prepared in a hidden `Activity`: the click has only to show it. */
export function PageSwitcher({ language, page: shown }: ResolvedPath) {
  const intended = usePrefetchOnIntent(language)
  const followedLink = useFollowedLink(shown)
  const left = useLeftPage(shown, language)
  // The page shown comes first: its headings and ids are found before those of the hidden ones.
  const pages = new Set([shown, intended ?? shown, left])
  return [...pages].map((id) => (
    <Activity key={id} mode={id === shown ? 'visible' : 'hidden'}>
      <ShowFoldFirstContext value={id !== shown || followedLink}>
        {/* One for each page: after a crash the next page renders. */}
        <PageErrorBoundary>{id ? <Page id={id} language={language} /> : <NotFound />}</PageErrorBoundary>
      </ShowFoldFirstContext>
    </Activity>
  ))
}

/** Whether a link has led to the top of the page that is shown; not to the first one, nor back to where a visitor was. */
function useFollowedLink(shown: PageId | null) {
  const { hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [first, setFirst] = useState<PageId | null | undefined>(shown)
  if (first !== undefined && first !== shown) setFirst(undefined)
  return first !== shown && !isBack && !hash
}

/** The page that was shown before: taking it out, which keeps a slow phone 50 ms, waits for the frame after the new one. */
function useLeftPage(shown: PageId | null, language: LanguageCode) {
  const [left, setLeft] = useState({ page: shown, language })
  useEffect(() => startTransition(() => setLeft({ page: shown, language })), [shown, language])
  // Not in another language, where it might suspend (see usePrefetchOnIntent.ts).
  return left.language === language ? left.page : shown
}

/** While it loads, the page before it stays. Memoized: a prepared page does not render again when it is shown. */
const Page = memo(function Page({ id, language }: { id: PageId; language: LanguageCode }) {
  return createElement(use(usePageLoader().loadPage(id, language)), { id })
})

function NotFound() {
  return createElement(use(usePageLoader().loadNotFoundPage()))
}
