import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalLink } from './internalLink.ts'

/**
 * Shows the page that a link of the site leads to, without loading a document. Links are plain `<a>` elements: the
 * browser follows them until the page is hydrated, and to pages that need a document of their own. One listener serves
 * all links: with React Router's `Link` each of a page's hundred links would render again when the address changes.
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
