import { industries } from './industries.ts'
import { canonicalPageIds, type CanonicalPageId } from './pages.ts'

export const topicParameter = 'about'

/** What a visitor may come to Contact about: a page, or a part of one. It stands in the address, as `?about=sap`. */
export const contactTopics = [
  ...canonicalPageIds,
  ...industries.map(({ id }) => `industries/${id}` as const),
  'about/partner',
  'about/careers',
] as const

export type ContactTopic = (typeof contactTopics)[number]

/** The topic that the query of an address names. */
export function topicOf(search: string): ContactTopic | undefined {
  const value = new URLSearchParams(search).get(topicParameter)
  return contactTopics.find((topic) => topic === value)
}

/** Where the subject of an enquiry about a topic stands: the page with its texts, and the key in them. */
export function subjectPlace(topic: ContactTopic): { page: CanonicalPageId; key: string } {
  const [page, part] = topic.split('/') as [CanonicalPageId, string?]
  if (!part) return { page, key: 'contact.subject' }
  return { page, key: page === 'about' ? `contact.${part}.subject` : `sections.${part}.contact.subject` }
}
