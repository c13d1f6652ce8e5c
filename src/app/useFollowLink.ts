import { useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalLink } from './internalLink.ts'

/** Within it two presses are taken for a double click, in ms: what systems set by default. */
const doubleClickTime = 500

/**
 * Shows the page that a link of the site leads to, without loading a document; other links, and those to pages that need
 * a document of their own, are the browser's to follow. One and the same function at every address: with React Router's
 * own `Link` each of a page's hundred links would render again when the address changes.
 */
export function useFollowLink() {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const followedAt = useRef(-Infinity)
  useLayoutEffect(() => {
    latest.current = navigate
  })
  return useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    const link = isPlainClick(event) && internalLink(event.currentTarget)
    if (!link) return
    event.preventDefault()
    // The second press of a double click is not for what has come under the pointer meanwhile.
    if (event.detail > 1 && event.timeStamp - followedAt.current < doubleClickTime) return
    followedAt.current = event.timeStamp
    const { pathname, search, hash, href } = link.element
    void latest.current({ pathname, search, hash }, { replace: href === window.location.href })
  }, [])
}

/** The browser handles every other click, such as one with Ctrl. */
function isPlainClick({
  button,
  defaultPrevented,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !(defaultPrevented || metaKey || altKey || ctrlKey || shiftKey)
}
