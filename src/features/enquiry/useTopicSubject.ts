import type { FormikProps } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { topicOf, type ContactTopic } from '#config/contactTopics.ts'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { loadPageTexts } from '#i18n/localeFiles.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { Enquiry } from '#shared/enquirySchema.ts'
import { readStored, store } from '#storage.ts'

/** Where the tab keeps the subject that was filled in, to tell it from one that was typed. */
const key = 'filled-subject'

/**
 * Fills the subject in with the topic that the address names, in the page's language, also after a switch of it. What
 * the visitor has typed stays.
 */
export function useTopicSubject({ values, setFieldValue }: FormikProps<Enquiry>): void {
  const { code } = useLanguage()
  const topic = topicOf(useLocation().search)
  const fill = useEffectEvent((subject: string) => {
    const isTyped = values.subject !== '' && values.subject !== readStored('sessionStorage', key)
    if (isTyped) return
    store('sessionStorage', key, subject)
    void setFieldValue('subject', subject)
  })
  useEffect(() => {
    if (!topic) return
    let isCurrent = true
    // Texts that cannot be fetched leave the field to the visitor.
    topicSubject(topic, code).then(
      (subject) => isCurrent && fill(subject),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [topic, code])
}

interface TopicTexts {
  contact: { subject: string; partner?: { subject: string }; careers?: { subject: string } }
  sections?: Record<string, { contact: { subject: string } }>
}

/** What the texts of a topic's page say for the subject. */
async function topicSubject(topic: ContactTopic, language: LanguageCode): Promise<string> {
  const [page, part] = topic.split('/') as [PageId, string?]
  const { [`pages/${page}`]: texts } = (await loadPageTexts(language, page)) as unknown as Record<
    string,
    TopicTexts
  >
  const { contact, sections } = texts ?? {}
  const subject =
    part === 'partner' || part === 'careers'
      ? contact?.[part]?.subject
      : part
        ? sections?.[part]?.contact.subject
        : contact?.subject
  if (!subject) throw new Error(`locales/${language}/pages/${page}.json: has no subject for ${topic}`)
  return subject
}
