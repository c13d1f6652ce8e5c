import { contactTopics, subjectPlace } from '#config/contactTopics.ts'
import { pageRow, type CanonicalPageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { loadPageTexts, pageNamespace } from '#i18n/localeFiles.ts'
import { loadSheetTexts } from '#i18n/sheetFiles.ts'

/** The subject of an enquiry: the page, or the part of a page, whose action led to the form. */
export interface Topic {
  page: CanonicalPageId
  subject: string
  /** The title of the page's sheet, if it has one. */
  sheet?: string | undefined
  /** The first things that the page asks for; none if it asks for nothing. */
  questions: readonly string[]
}

const questionCount = 3

/** Returns the topic that an address names, in a language; null if there is no such topic. */
export async function loadTopic(name: string, language: LanguageCode): Promise<Topic | null> {
  const topic = contactTopics.find((each) => each === name)
  if (!topic) return null
  const { page, key } = subjectPlace(topic)
  const texts = (await loadPageTexts(language, page))[pageNamespace(page)] ?? {}
  const subject = textAt(texts, key)
  // Contact itself has none.
  if (typeof subject !== 'string') return null
  // A part of a page has no questions of its own.
  if (topic !== page) return { page, subject, questions: [] }
  // The subject does not depend on them: they are help.
  const asked = await questionsOf(page, texts, language).catch(() => [])
  const sheet = textAt(texts, 'sheet.title') as string | undefined
  return { page, subject, sheet, questions: asked.slice(0, questionCount) }
}

/** The questions of the page's sheet, or what we need from the reader according to its block `yourPart`. */
async function questionsOf(page: CanonicalPageId, texts: object, language: LanguageCode): Promise<string[]> {
  if (textAt(texts, 'sheet')) {
    const sheet = (await loadSheetTexts(language, page))[pageNamespace(page)]
    const questions = textAt(sheet, 'sheet.questions') as Record<string, { label: string }>
    return Object.values(questions).map(({ label }) => label)
  }
  // The block of About lists reasons to write, not what we need.
  if (!['article', 'overview'].includes(pageRow(page).template)) return []
  const rows = (textAt(texts, 'sections.yourPart.table.rows') ?? []) as string[][]
  return rows.map(([need = '']) => need)
}

/** Returns the text or group at a key such as `contact.subject`, if there is one. */
function textAt(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], texts)
}
