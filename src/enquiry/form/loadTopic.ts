import { findTopic, topicWords } from '#config/contactTopics.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { loadPageTexts, pageNamespace } from '#i18n/localeFiles.ts'
import type { QuestionnaireTexts } from '#questionnaire/texts.ts'

/** The subject of an enquiry: the page, or the part of a page, whose action led to the form. */
export interface Topic {
  page: CanonicalPageId
  subject: string
  /** The title of the page's questionnaire, if it has one. */
  questionnaire?: string | undefined
  /** What helps to answer, as questions to a person: by the ids of the questionnaire, or those of the page itself. */
  asks: readonly { id: string; ask: string }[]
}

/** Returns the topic that an address names, in a language; null if there is no such topic. */
export async function loadTopic(name: string, language: LanguageCode): Promise<Topic | null> {
  const topic = findTopic(name)
  if (!topic) return null
  const { page, key } = topicWords(topic)
  const texts = (await loadPageTexts(language, page))[pageNamespace(page)] ?? {}
  const { subject: written, asks: own = [] } = (textAt(texts, key) ?? {}) as {
    subject?: unknown
    asks?: string[]
  }
  // Contact itself has none.
  if (typeof written !== 'string') return null
  // It is sent: a search in a mailbox finds a name with an ordinary space.
  const subject = written.replaceAll('\u00A0', ' ')
  // A part of a page has no questionnaire.
  const questionnaire =
    topic === page ? (textAt(texts, 'questionnaire') as QuestionnaireTexts | undefined) : undefined
  if (questionnaire) {
    const asks = Object.entries(questionnaire.questions).map(([id, { ask }]) => ({ id, ask }))
    return { page, subject, questionnaire: questionnaire.title, asks }
  }
  return { page, subject, asks: own.map((ask) => ({ id: ask, ask })) }
}

/** Returns the text or group at a key such as `contact.subject`, if there is one. */
function textAt(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], texts)
}
