import { embedsTheSame } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'

/** The link around an event's target, or null where the browser is to follow it. */
export function internalLink(target: EventTarget | null) {
  const element = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!element || element.origin !== window.location.origin) return null
  if (element.target || element.hasAttribute('download')) return null
  const resolved = resolvePath(element.pathname)
  const here = resolvePath(window.location.pathname)
  // An unknown address can only be switched to the other language.
  if (!resolved.page && here.page) return null
  // A document keeps the content policy that it was loaded with, and only pages that embed the same have the same one.
  return embedsTheSame(here.page, resolved.page) ? { element, resolved } : null
}
