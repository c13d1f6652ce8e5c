import { needsNewDocument } from './needsNewDocument.ts'
import { findPlace, type Place } from '#i18n/addresses.ts'

export interface SiteLink {
  element: HTMLAnchorElement
  place: Place
}

/** The link that an event happened in, where its page can be shown in place of this one. */
export function siteLinkOf({ target }: Event): SiteLink | null {
  const element = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  return element ? toSite(element) : null
}

/** What a link leads to, where this document can show it: a page of the site, in this window. */
export function toSite(element: HTMLAnchorElement): SiteLink | null {
  if (element.origin !== window.location.origin || element.target || element.hasAttribute('download'))
    return null
  const place = findPlace(element.pathname)
  // An address that is none has a twin in the other language, and no other links.
  const isHere = place.page === findPlace(window.location.pathname).page
  if (!place.page && !isHere) return null
  return needsNewDocument(window.location.pathname, element.pathname) ? null : { element, place }
}
