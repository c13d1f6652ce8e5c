import { useFormik } from 'formik'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#i18n/useLanguage.ts'
import { fieldNames, fillMissingFields } from '#enquiry/enquiryFields.ts'
import { formSchema, payloadFields, type Enquiry } from '#enquiry/enquirySchema.ts'
import type { CaptchaHandle } from './Captcha.tsx'
import { sendEnquiry, type Outcome } from './sendEnquiry.ts'
import { forgetDraft } from './draft.ts'
import { useDraft } from './useDraft.ts'

const emptyEnquiry: Enquiry = { ...fillMissingFields({}), recaptcha: '' }

/** The form's state: its values, validation, sending, and the outcome. */
export function useEnquiryForm() {
  const { code } = useLanguage()
  const formRef = useRef<HTMLFormElement>(null)
  const captchaRef = useRef<CaptchaHandle>(null)
  const busy = useRef(false)
  // The number makes a second failure a new alert.
  const [answer, setAnswer] = useState<{ outcome: Outcome; number: number } | null>(null)

  const formik = useFormik<Enquiry>({
    initialValues: emptyEnquiry,
    validationSchema: formSchema,
    onSubmit: async (values, { resetForm, setFieldValue }) => {
      const outcome = await sendEnquiry(formSchema.cast(values), code)
      captchaRef.current?.reset()
      if (outcome.success) {
        forgetDraft()
        resetForm()
      } else {
        await setFieldValue('recaptcha', '')
      }
      setAnswer((before) => ({ outcome, number: (before?.number ?? 0) + 1 }))
    },
  })

  /** Reads the fields themselves: browsers and password managers fill them in without an event that React hears. */
  const readFields = () => {
    if (!formRef.current) return
    const texts = new FormData(formRef.current)
    const values = { ...formik.values }
    for (const name of fieldNames) {
      const text = texts.get(name)
      values[name] = typeof text === 'string' ? text : ''
    }
    if (fieldNames.some((name) => values[name] !== formik.values[name])) void formik.setValues(values)
  }
  useDraft(formRef, readFields)

  const focus = (name: keyof Enquiry | undefined) => {
    if (name === 'recaptcha') return captchaRef.current?.focus()
    const input = name && formRef.current?.elements.namedItem(name)
    if (input instanceof HTMLElement) input.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // A ref: state would be updated too late for the second of two quick submits.
    if (busy.current) return
    busy.current = true
    try {
      flushSync(readFields)
      const errors = await formik.validateForm()
      await formik.submitForm()
      focus(payloadFields.find((name) => name in errors))
    } finally {
      busy.current = false
    }
  }

  return { formik, formRef, captchaRef, readFields, submit, answer, dismiss: () => setAnswer(null) }
}
