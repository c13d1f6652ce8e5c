import type { RouteObject } from 'react-router-dom'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { pageIds, pageRow, type PageId } from '#config/pages.ts'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import type { RouteHandle } from './routeData.ts'
import { SiteLayout } from './SiteLayout.tsx'

const notFound = (
  <>
    <DocumentHead />
    <NotFoundPage />
  </>
)

/**
 * The same layout element stands at the root of every language, so that React keeps the page's state when
 * the visitor flips from a page to its twin.
 */
export const routes: RouteObject[] = languageCodes.map((code) => ({
  path: languages[code].prefix || '/',
  caseSensitive: true,
  element: <SiteLayout language={code} />,
  handle: {} satisfies RouteHandle,
  children: [
    ...pageIds.filter((id) => !pageRow(id).parent).map((id) => pageRoute(id, code)),
    { path: '*', element: notFound, handle: { notFound: true } satisfies RouteHandle },
  ],
}))

/** A page's route with the routes of the pages below it. */
function pageRoute(id: PageId, code: LanguageCode): RouteObject {
  const screen = {
    element: <PageOutlet id={id} language={code} />,
    handle: { page: id } satisfies RouteHandle,
  }
  const children = pageIds.filter((child) => pageRow(child).parent === id)
  const path = { path: pagePath(id, code), caseSensitive: true }
  if (children.length === 0) return { ...path, ...screen }
  return {
    ...path,
    handle: screen.handle,
    children: [{ index: true, ...screen }, ...children.map((child) => pageRoute(child, code))],
  }
}
