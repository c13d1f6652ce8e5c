import { aboutTopic } from '#config/contactTopics.ts'
import { canonicalPage } from '#config/pages.ts'
import { useAddress } from '#i18n/useAddress.ts'
import { usePageHref } from '#i18n/usePageHref.ts'

/** Returns the address of Contact for bars and menus: its form then knows the open page, unless that is Home. */
export function useContactHref(): string {
  const { page } = useAddress()
  const contact = usePageHref()('contact')
  if (page === null || page === 'home' || page === 'contact') return contact
  return contact + aboutTopic(canonicalPage(page))
}
