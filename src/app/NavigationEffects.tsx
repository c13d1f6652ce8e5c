import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { afterPaint } from '#hooks/afterPaint.ts'
import { jumpToElement, scrollToTop } from '#hooks/scrolling.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { KeepReadingPosition } from './KeepReadingPosition.tsx'

/**
 * What a page load would have done: close the menus, scroll to the top or to the fragment, move the focus to
 * what is new, and announce the title. A flip of the language leaves place and focus as they are.
 */
export function NavigationEffects() {
  const location = useLocation()
  const page = translatePath(location.pathname, defaultLanguage)
  const shown = useRef<{ page: string; pathname: string; key: string } | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { page, pathname: location.pathname, key: location.key }
    if (before?.key === location.key) return
    const target = fragmentTarget(location.hash)
    if (!before) {
      history.scrollRestoration = 'manual'
      if (target) jumpToElement(target)
      return
    }
    closeMenus()
    const isNewPage = before.page !== page
    const flipped = !isNewPage && before.pathname !== location.pathname
    if (!flipped) {
      if (target) jumpToElement(target)
      else scrollToTop()
    }
    // State set at once would have React end all else that the change brings before any of it is painted.
    afterPaint(() => {
      if (shown.current?.key !== location.key) return
      if (isNewPage || flipped) setAnnouncement(document.title)
      if (isNewPage || (target && !flipped)) focusOn(target ?? findShown('h1'))
    })
  }, [location, page])

  return (
    <>
      <KeepReadingPosition pathname={location.pathname} page={page} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/** The element that a fragment names; none for a fragment that is no text. */
function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? findShown(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`) : null
  } catch {
    return null
  }
}

/** The first that a selector finds which is not part of a page out of sight. */
function findShown(selector: string): HTMLElement | null {
  return document.querySelector(`${selector}:not([data-aside] *)`)
}

function focusOn(element: HTMLElement | null) {
  if (!element) return
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
