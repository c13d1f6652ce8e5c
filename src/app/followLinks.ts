import { createPath, type Navigator } from 'react-router-dom'
import { siteLinkOf } from './siteLinks.ts'

/**
 * Shows the pages of the site that links lead to in place of this one. Links are plain elements, which the
 * browser follows by itself until the page has come to life, and wherever a page needs a document of its own.
 * @returns a function that stops it.
 */
export function followLinks(navigator: Navigator): () => void {
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) && siteLinkOf(event)
    if (!link) return
    event.preventDefault()
    const { pathname, search, hash, href } = link.element
    const action = href === window.location.href ? 'replace' : 'push'
    navigator[action](createPath({ pathname, search, hash }))
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** Anything else, such as a click with Ctrl, is the browser's. */
function isPlainClick({ button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  return button === 0 && !(defaultPrevented || metaKey || altKey || ctrlKey || shiftKey)
}
