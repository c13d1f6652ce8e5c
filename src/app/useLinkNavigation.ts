import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalLink } from './internalLink.ts'

/**
 * Shows the pages of the site that links lead to in place of this one. Links are plain elements, which the
 * browser follows by itself until the page is hydrated, and wherever a page needs a document of its own. One
 * listener serves them all: React Router's `Link` would make each of a page's hundred links follow the address.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && internalLink(event.target)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash, href } = link.element
      void navigate({ pathname, search, hash }, { replace: href === window.location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The browser handles every other click, such as one with Ctrl. */
function isPlainClick({ button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  return button === 0 && !(defaultPrevented || metaKey || altKey || ctrlKey || shiftKey)
}
