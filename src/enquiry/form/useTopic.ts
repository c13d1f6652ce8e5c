import type { FormikProps } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { subjectParameter, topicParameter } from '#config/contactTopics.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useHydrated } from '#hooks/useHydrated.ts'
import { readStored, store } from '#browser/storage.ts'
import { loadTopic, type Topic } from './loadTopic.ts'
import { useLeaveTopic } from './useLeaveTopic.ts'

/** The storage key of the subject that the form filled in. It tells that subject from a typed one. */
const filledKey = 'filled-subject'

interface Found {
  /** The name in the address. */
  name: string
  /** Null if the name is no topic's, or its texts could not be fetched. */
  topic: Topic | null
  /** False if the visitor had typed another subject. */
  isFilled: boolean
}

/** Fills in the subject from the address: a subject, or that of a topic in the page's language. A typed subject stays. */
export function useTopic({ values, setFieldValue }: FormikProps<Enquiry>) {
  const { search } = useLocation()
  const { code } = useLanguage()
  const isHydrated = useHydrated()
  const leave = useLeaveTopic()
  const parameters = new URLSearchParams(search)
  const name = parameters.get(topicParameter)
  const given = parameters.get(subjectParameter)?.slice(0, enquiryFields.subject.maxLength)
  const [lastFound, setLastFound] = useState<Found>()
  // A link to Contact changes the address of a form that stands.
  const found = lastFound?.name === name ? lastFound : undefined
  const topic = (found?.isFilled && found.topic) || undefined

  const fill = (subject: string) => {
    const isTyped = values.subject !== '' && values.subject !== readStored('sessionStorage', filledKey)
    if (isTyped) return false
    store('sessionStorage', filledKey, subject)
    void setFieldValue('subject', subject)
    return true
  }
  const fillGiven = useEffectEvent(fill)
  useEffect(() => {
    if (given) fillGiven(given)
  }, [given])

  const take = useEffectEvent((itsName: string, its: Topic | null) =>
    setLastFound({ name: itsName, topic: its, isFilled: its !== null && fill(its.subject) }),
  )
  useEffect(() => {
    if (name === null) return
    let isCurrent = true
    loadTopic(name, code).then(
      (its) => isCurrent && take(name, its),
      // If the texts cannot be fetched, the subject stays as it is.
      () => isCurrent && take(name, null),
    )
    return () => {
      isCurrent = false
    }
  }, [name, code])

  const remove = () => {
    void setFieldValue('subject', '')
    leave()
  }
  return {
    /** The topic of the address. */
    named: found?.topic ?? undefined,
    /** The topic whose subject was filled in. */
    topic,
    /** False once the visitor has changed the subject: the topic keeps its places, so that nothing moves. */
    isShown: topic?.subject === values.subject,
    /** Whether the chip's place is kept. In the prerendered page it is, as the address is not known there. */
    hasPlace: !isHydrated || (search !== '' && found?.topic !== null),
    /** Whether a chip may still come to that place, which a typed subject and one of the address leave empty. */
    isAwaited: !isHydrated || (name !== null && (!found || topic !== undefined)),
    remove,
  }
}
