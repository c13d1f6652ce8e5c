import type { FormikProps } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { subjectParameter, subjectPlace, topicOf, type ContactTopic } from '#config/contactTopics.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { loadPageTexts } from '#i18n/localeFiles.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { readStored, store } from '#browser/storage.ts'

/** The storage key of the subject that the form filled in. It tells that subject from a typed one. */
const filledKey = 'filled-subject'

/** Fills in the subject from the address: a subject, or that of a topic in the page's language. A typed subject stays. */
export function useTopicSubject({ values, setFieldValue }: FormikProps<Enquiry>): void {
  const { code } = useLanguage()
  const { search } = useLocation()
  const topic = topicOf(search)
  const given = new URLSearchParams(search).get(subjectParameter)?.slice(0, enquiryFields.subject.maxLength)
  const fill = useEffectEvent((subject: string) => {
    const isTyped = values.subject !== '' && values.subject !== readStored('sessionStorage', filledKey)
    if (isTyped) return
    store('sessionStorage', filledKey, subject)
    void setFieldValue('subject', subject)
  })
  useEffect(() => {
    if (given) fill(given)
  }, [given])
  useEffect(() => {
    if (!topic) return
    let isCurrent = true
    // If the texts cannot be fetched, the field stays as it is.
    topicSubject(topic, code).then(
      (subject) => isCurrent && fill(subject),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [topic, code])
}

async function topicSubject(topic: ContactTopic, language: LanguageCode): Promise<string> {
  const { page, key } = subjectPlace(topic)
  const texts = await loadPageTexts(language, page)
  const subject = key
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], texts[`pages/${page}`])
  return String(subject)
}
