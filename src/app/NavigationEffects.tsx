import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { topicRemoved } from '#config/contactTopics.ts'
import { approach } from '#hooks/approach.ts'
import { fadeIn } from '#hooks/fadeIn.ts'
import { fragmentTarget, jumpToElement, scrollToTop, wantsLessMotion } from '#hooks/scrolling.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { isLoadedAgain } from '#browser/isLoadedAgain.ts'
import { isLedByLink } from '#browser/nextDocument.ts'
import { carryPicture } from './carryPicture.ts'
import { isLanguageSwitch, KeepReadingPosition, type Place } from './KeepReadingPosition.tsx'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** Does what a page load would have done. A switch of the language leaves place and focus as they are. */
export function NavigationEffects() {
  const { pathname, hash, key, state }: Location<unknown> = useLocation()
  const page = translatePath(pathname, defaultLanguage)
  const shown = useRef<(Place & { key: string }) | null>(null)
  const scrolled = useLastScroll()
  const [announcement, setAnnouncement] = useState('')
  useScrollRestoration()

  useLayoutEffect(() => {
    const before = shown.current
    if (before?.key === key) return
    const target = fragmentTarget(hash)
    if (!before) {
      // Anywhere but at the top, the browser has jumped already or the visitor has scrolled: the page stays there.
      // Firefox keeps a fraction of a pixel.
      const isAtTop = window.scrollY < 1
      if (target && isAtTop && (isLedByLink() || !isLoadedAgain())) jumpToElement(target)
      return
    }
    if (hasLostTopic(before, pathname, state) || isLanguageSwitch(before, { page, pathname })) return
    // Before the page's first frame: the place in the page before it means nothing in this one.
    if (before.page !== page && !wantsLessMotion()) {
      approach(target, scrolled.current)
      // By then, and still before the frame, the window has all parts of the page that it holds (InTurn).
      queueMicrotask(() => fadeIn([...document.querySelectorAll('main > *')], carryPicture(target)))
    }
    if (target) jumpToElement(target)
    else scrollToTop()
  }, [page, pathname, key, hash, state, scrolled])

  useEffect(() => {
    const before = shown.current
    shown.current = { page, pathname, key }
    if (!before || before.key === key || hasLostTopic(before, pathname, state)) return
    const target = fragmentTarget(hash)
    const switched = isLanguageSwitch(before, { page, pathname })
    if (before.page !== page || switched) setAnnouncement(document.title)
    if (!switched) focusOn(target ?? pageStart())
  }, [page, pathname, key, hash, state])

  return (
    <>
      <KeepReadingPosition pathname={pathname} page={page} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/**
 * Keeps how far the window was scrolled, in px, when the browser last told so. At the first effect of a new page it can be
 * at its top already: a page that goes with the focus in it is laid out once more, and by then it is nearly empty.
 */
function useLastScroll() {
  const scrolled = useRef(0)
  useEffect(() => {
    const keep = () => void (scrolled.current = window.scrollY)
    keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])
  return scrolled
}

/** Whether the address has only lost the topic of an enquiry. */
function hasLostTopic(before: Place, pathname: string, state: unknown) {
  return before.pathname === pathname && state === topicRemoved
}

/** The page's heading, or the page where something stands above the heading, as Home's banners do. */
function pageStart() {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  return heading && main?.firstElementChild?.contains(heading) ? heading : main
}

/** A section gives the focus to its heading, since it has no name that a screen reader could say. */
function focusOn(target: HTMLElement | null) {
  const element = target?.matches('section, div')
    ? (target.querySelector<HTMLElement>('h2, h3') ?? target)
    : target
  if (!element) return
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
