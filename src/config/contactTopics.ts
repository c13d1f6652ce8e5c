import { industries } from './industries.ts'
import { canonicalPageIds, type CanonicalPageId } from './pages.ts'

export const topicParameter = 'about'

/** The parameter of an address with a subject for the form, such as the words that a search did not find. */
export const subjectParameter = 'subject'

/** The parameter of an address that a sheet should come along to: the form says so if its tab keeps none. */
export const sheetParameter = 'sheet'

/** The history's state for an address that has lost its topic: the visitor stays where they are. */
export const topicRemoved = 'topic-removed'

/** The topics of enquiries: pages, or parts of pages. Links to Contact name the topic in the address: `?about=sap`. */
export const contactTopics = [
  ...canonicalPageIds,
  ...industries.map(({ id }) => `industries/${id}` as const),
  'about/partner',
  'about/careers',
] as const

export type ContactTopic = (typeof contactTopics)[number]

/** Returns the page and the key of a topic's subject. */
export function subjectPlace(topic: ContactTopic): { page: CanonicalPageId; key: string } {
  const [page, part] = topic.split('/') as [CanonicalPageId, string?]
  if (!part) return { page, key: 'contact.subject' }
  return { page, key: page === 'about' ? `contact.${part}.subject` : `sections.${part}.contact.subject` }
}
