import { useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadDocument } from '#browser/nextDocument.ts'
import { notStored } from '#browser/storage.ts'
import { isInPlace, ownLink } from '#i18n/internalLink.ts'
import { rememberPictures } from './carryPicture.ts'
import { takeOverScrolling } from './useScrollRestoration.ts'

/** How far a hand may move between the presses of a double click, in px. */
const samePlace = 8

/** The same function at every address: React Router's own `Link` would render a page's hundred links again. */
export function useFollowLink() {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const followed = useRef({ x: NaN, y: NaN })
  useLayoutEffect(() => {
    latest.current = navigate
  })
  return useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    const link = isPlainClick(event) && ownLink(event.currentTarget)
    if (!link) return
    const needsDocument = !isInPlace(link)
    // The browser loads it, unless something has to go along.
    if (needsDocument && notStored.size === 0) return
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    // Ignore the second click of a double click: it would hit whatever the new page put there.
    if (event.detail > 1 && Math.hypot(x - followed.current.x, y - followed.current.y) < samePlace) return
    followed.current = { x, y }
    if (needsDocument) return loadDocument(link.element.href)
    takeOverScrolling()
    const { pathname, search, hash, href } = link.element
    if (pathname !== window.location.pathname) rememberPictures()
    void latest.current({ pathname, search, hash }, { replace: href === window.location.href })
  }, [])
}

function isPlainClick(event: MouseEvent) {
  const { button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !(defaultPrevented || metaKey || altKey || ctrlKey || shiftKey)
}
