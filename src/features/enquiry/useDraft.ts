import type { FormikProps } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'
import type { Enquiry } from '#shared/enquirySchema.ts'
import { readDraft, storeDraft, typedText } from './draft.ts'

/**
 * Keeps what is typed when the visitor leaves the page or reloads it. It is put back after the first render,
 * which has to equal the prerendered page.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  { values, setValues }: FormikProps<Enquiry>,
): void {
  const restored = useRef(false)
  useEffect(() => {
    if (restored.current) return storeDraft(values)
    restored.current = true
    const kept = { ...readDraft(), ...(formRef.current && typedText(formRef.current)) }
    if (Object.keys(kept).length > 0) void setValues({ ...values, ...kept })
  }, [values, setValues, formRef])
}
