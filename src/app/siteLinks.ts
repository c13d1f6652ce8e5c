import { findPlace, type Place } from '#i18n/addresses.ts'

export interface SiteLink {
  element: HTMLAnchorElement
  place: Place
}

/** The link to a page of the site that an event happened in, if any; a link to a new window or a file is none. */
export function siteLinkOf({ target }: Event): SiteLink | null {
  const element = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  return element ? toSite(element) : null
}

/** What a link leads to, where that is a page of the site. */
export function toSite(element: HTMLAnchorElement): SiteLink | null {
  if (element.origin !== window.location.origin || element.target || element.hasAttribute('download'))
    return null
  const place = findPlace(element.pathname)
  // An address that is none has a twin in the other language, and no other links.
  const isHere = place.page === findPlace(window.location.pathname).page
  return place.page || isHere ? { element, place } : null
}
