import { Activity, useDeferredValue, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { PageId } from '#config/pages.ts'
import { useAddress } from '#i18n/useAddress.ts'
import { ShowFoldFirstContext } from './BelowTheFold.tsx'
import { usePrefetchOnIntent, type LoadPage } from './usePrefetchOnIntent.ts'

interface PageSwitcherProps {
  loadPage: LoadPage
  children: (page: PageId | null) => ReactNode
}

/** The page that a visitor is about to go to is prepared in a hidden `Activity`: the click has only to show it. */
export function PageSwitcher({ loadPage, children }: PageSwitcherProps) {
  const address = useAddress()
  const { page: shown, language } = address
  const intended = usePrefetchOnIntent(language, loadPage)
  const followedLink = useFollowedLink(shown)
  // Taking the left page out waits for the frame after the new one; not in another language, where it might suspend.
  const before = useDeferredValue(address)
  const left = before.language === language ? before.page : shown
  // The page shown comes first: its headings and ids are found before those of the hidden ones.
  const pages = new Set([shown, intended ?? shown, left])
  return [...pages].map((page) => (
    <Activity key={page} mode={page === shown ? 'visible' : 'hidden'}>
      <ShowFoldFirstContext value={page !== shown || followedLink}>{children(page)}</ShowFoldFirstContext>
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
