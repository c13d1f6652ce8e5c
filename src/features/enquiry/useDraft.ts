import type { FormikProps } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'
import { readStored, store } from '#storage.ts'
import { fieldNames, type EnquiryFieldName, type EnquiryTexts } from '#shared/enquiryFields.ts'
import type { Enquiry } from '#shared/enquirySchema.ts'
import { takeEarlyTexts } from './earlyTexts.ts'
import { forgetIdempotencyKey } from './idempotencyKey.ts'

const key = 'enquiry'

/** What was typed is put back after the first render, which has to equal the prerendered page. */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  { values, setValues }: FormikProps<Enquiry>,
): void {
  const restored = useRef(false)
  useEffect(() => {
    if (restored.current) return storeDraft(values)
    restored.current = true
    const early = takeEarlyTexts()
    const kept = {
      ...readDraft(),
      ...filledFields((name) => early.get(name)),
      ...(formRef.current && typedText(formRef.current)),
    }
    if (Object.keys(kept).length > 0) void setValues({ ...values, ...kept })
  }, [values, setValues, formRef])
}

/** The draft of this tab; empty if storage is blocked or its content is not a draft. */
function readDraft(): Partial<EnquiryTexts> {
  try {
    const kept: Record<string, unknown> = JSON.parse(readStored('sessionStorage', key) ?? '{}')
    return filledFields((name) => kept[name])
  } catch {
    return {}
  }
}

/** Stores the draft until the tab is closed; an empty form removes it, and the texts of an attempt that failed. */
export function storeDraft(enquiry: Enquiry): void {
  const draft = filledFields((name) => enquiry[name])
  const isEmpty = Object.keys(draft).length === 0
  store('sessionStorage', key, isEmpty ? null : JSON.stringify(draft))
  if (isEmpty) forgetIdempotencyKey()
}

/** What is in the form before React starts: typed, or restored by the browser. */
function typedText(form: HTMLFormElement): Partial<EnquiryTexts> {
  const data = new FormData(form)
  return filledFields((name) => data.get(name))
}

function filledFields(read: (name: EnquiryFieldName) => unknown): Partial<EnquiryTexts> {
  const entries = fieldNames.map((name) => [name, read(name)] as const)
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''))
}
