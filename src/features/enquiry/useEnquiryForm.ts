import { useFormik } from 'formik'
import { useRef, useState, type SubmitEvent } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { withEmptyFields } from '#shared/enquiryFields.ts'
import { formSchema, sentFields, type Enquiry } from '#shared/enquirySchema.ts'
import type { CaptchaHandle } from './Captcha.tsx'
import { sendEnquiry, type Outcome } from './sendEnquiry.ts'
import { storeDraft, useDraft } from './useDraft.ts'

const emptyEnquiry: Enquiry = { ...withEmptyFields({}), recaptcha: '' }

/** The form's state: its values, validation, sending, and the outcome. */
export function useEnquiryForm() {
  const { code } = useLanguage()
  const formRef = useRef<HTMLFormElement>(null)
  const captchaRef = useRef<CaptchaHandle>(null)
  const busy = useRef(false)
  // Numbered, so that a second failure is a new alert.
  const [answer, setAnswer] = useState<{ outcome: Outcome; number: number } | null>(null)

  const formik = useFormik<Enquiry>({
    initialValues: emptyEnquiry,
    validationSchema: formSchema,
    onSubmit: async (values, { resetForm, setFieldValue }) => {
      const outcome = await sendEnquiry(formSchema.cast(values), code)
      captchaRef.current?.reset()
      if (outcome.success) {
        storeDraft(emptyEnquiry)
        resetForm()
      } else {
        await setFieldValue('recaptcha', '')
      }
      setAnswer((before) => ({ outcome, number: (before?.number ?? 0) + 1 }))
    },
  })
  useDraft(formRef, formik)

  const focus = (name: keyof Enquiry | undefined) => {
    if (name === 'recaptcha') return captchaRef.current?.focus()
    const input = name && formRef.current?.elements.namedItem(name)
    if (input instanceof HTMLElement) input.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // A ref, because state would be updated too late for the second of two quick submits.
    if (busy.current) return
    busy.current = true
    try {
      const errors = await formik.validateForm()
      await formik.submitForm()
      focus(sentFields.find((name) => name in errors))
    } finally {
      busy.current = false
    }
  }

  return { formik, formRef, captchaRef, submit, answer, dismiss: () => setAnswer(null) }
}
