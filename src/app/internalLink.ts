import { embedsTheSame } from '#config/pages.ts'
import { resolvePath, type ResolvedPath } from '#i18n/addresses.ts'

interface InternalLink {
  element: HTMLAnchorElement
  resolved: ResolvedPath
}

/**
 * The link around an event's target, if this document can show the page that it leads to; null for all other links,
 * which the browser follows.
 */
export function internalLink(target: EventTarget | null): InternalLink | null {
  const element = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!element || element.origin !== window.location.origin) return null
  if (element.target || element.hasAttribute('download')) return null
  const resolved = resolvePath(element.pathname)
  // An unknown address can only be switched to the other language.
  const isHere = resolved.page === resolvePath(window.location.pathname).page
  if (!resolved.page && !isHere) return null
  return needsNewDocument(window.location.pathname, element.pathname) ? null : { element, resolved }
}

/**
 * Whether one address of the site cannot be shown in the document of another: a document keeps the content
 * security policy that it was loaded with, and only pages that embed the same have the same one.
 */
export function needsNewDocument(from: string, to: string): boolean {
  return !embedsTheSame(resolvePath(from).page, resolvePath(to).page)
}
