import { industries, type IndustryId } from './industries.ts'
import { canonicalPageIds, type CanonicalPageId } from './pages.ts'

/** What a visitor may come to Contact about: a page, or a part of one. It stands in the address, as `?about=sap`. */
export type ContactTopic = CanonicalPageId | `industries/${IndustryId}` | 'about/partner' | 'about/careers'

/** The name of the address' parameter. */
export const topicParameter = 'about'

const topics: ReadonlySet<string> = new Set<ContactTopic>([
  ...canonicalPageIds,
  ...industries.map(({ id }) => `industries/${id}` as const),
  'about/partner',
  'about/careers',
])

/** The topic that the query of an address names. */
export function topicOf(search: string): ContactTopic | undefined {
  const value = new URLSearchParams(search).get(topicParameter) ?? ''
  return topics.has(value) ? (value as ContactTopic) : undefined
}
