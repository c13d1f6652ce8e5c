import { createElement, memo, use } from 'react'
import type { ResolvedPath } from '#i18n/addresses.ts'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { usePageLoader } from './PageLoader.ts'

/**
 * The page of an address. While its code and texts load, the page before it stays. Memoized: a jump within the page does
 * not render it again.
 */
export const SitePage = memo(function SitePage({ language, page }: ResolvedPath) {
  // One boundary for each page: after a crash the next page renders.
  return (
    <PageErrorBoundary>{page ? <Page language={language} page={page} /> : <NotFound />}</PageErrorBoundary>
  )
})

function Page({
  language,
  page,
}: {
  language: ResolvedPath['language']
  page: NonNullable<ResolvedPath['page']>
}) {
  return createElement(use(usePageLoader().loadPage(page, language)), { id: page })
}

function NotFound() {
  return createElement(use(usePageLoader().loadNotFoundPage()))
}
