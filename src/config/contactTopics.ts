import { industries } from './industries.ts'
import { canonicalPageIds, type CanonicalPageId } from './pages.ts'

export const topicParameter = 'about'

/** The parameter of an address with a subject for the form, such as the words that a search did not find. */
export const subjectParameter = 'subject'

/** The parameter of an address that answers should come along to: the form says so if its tab keeps none. */
export const answersParameter = 'sheet'

/** The history's state for an address that has lost its topic: the visitor stays where they are. */
export const topicRemoved = 'topic-removed'

/** The topics of enquiries: pages, or parts of pages. Links to Contact name the topic in the address: `?about=sap`. */
export const contactTopics = [
  ...canonicalPageIds,
  ...industries.map(({ id }) => `industries/${id}` as const),
  'home/plan',
  'about/partner',
  'about/careers',
  'contact/fault',
] as const

export type ContactTopic = (typeof contactTopics)[number]

/** Returns the page and the key of a topic's words: its subject, and what it asks. */
export function topicWords(topic: ContactTopic): { page: CanonicalPageId; key: string } {
  const [page, part] = topic.split('/') as [CanonicalPageId, string?]
  if (!part) return { page, key: 'contact' }
  if (page === 'industries') return { page, key: `sections.${part}.contact` }
  return { page, key: `contact.${part}` }
}

/** What a visitor comes for: a system that is to stand somewhere, or something that the form asks in other words. */
export type TopicKind = 'system' | 'general' | 'meeting' | 'partner' | 'careers' | 'fault' | 'rules'

const otherKinds: Partial<Record<ContactTopic, TopicKind>> = {
  home: 'general',
  about: 'meeting',
  'about/partner': 'partner',
  'about/careers': 'careers',
  'contact/fault': 'fault',
  compliance: 'rules',
  terms: 'rules',
}

/** Returns the topic that an address names, if there is one. */
export function findTopic(name: string | null): ContactTopic | undefined {
  return contactTopics.find((each) => each === name)
}

export function topicKind(topic: ContactTopic): TopicKind {
  return otherKinds[topic] ?? 'system'
}

/** Returns what the address of Contact has behind its path for a topic. @param withAnswers whether answers come along */
export function aboutTopic(topic: ContactTopic, withAnswers = false): string {
  return `?${topicParameter}=${topic}${withAnswers ? `&${answersParameter}` : ''}#enquiry`
}
