import { embedsTheSame } from '#config/pages.ts'
import { resolvePath, type ResolvedPath } from '#i18n/addresses.ts'

interface OwnLink {
  element: HTMLAnchorElement
  resolved: ResolvedPath
}

/** Returns the link around an event's target, or null where it leads away from the site or to a file. */
export function ownLink(target: EventTarget | null): OwnLink | null {
  const element = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!element || element.origin !== window.location.origin) return null
  if (element.target || element.hasAttribute('download')) return null
  return { element, resolved: resolvePath(element.pathname) }
}

/** Whether the open document can show what a link leads to. */
export function isInPlace({ resolved }: OwnLink): boolean {
  const here = resolvePath(window.location.pathname)
  // An unknown address can only be switched to the other language.
  if (!resolved.page && here.page) return false
  // A document keeps the content policy that it was loaded with, and only pages that embed the same have the same one.
  return embedsTheSame(here.page, resolved.page)
}

/** Returns the link around an event's target, or null where the browser is to follow it. */
export function internalLink(target: EventTarget | null): OwnLink | null {
  const link = ownLink(target)
  return link && isInPlace(link) ? link : null
}
