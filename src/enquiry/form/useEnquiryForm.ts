import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { textOf } from '#questionnaire/keptAnswers.ts'
import { forgetAnswers } from '#questionnaire/answers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { fieldNames, fillMissingFields } from '#enquiry/enquiryFields.ts'
import { formSchemaWith, payloadFields, type Enquiry } from '#enquiry/enquirySchema.ts'
import type { CaptchaHandle } from './Captcha.tsx'
import { sendEnquiry, type Outcome } from './sendEnquiry.ts'
import { forgetDraft } from './draft.ts'
import { useAfterPress } from '#hooks/useAfterPress.ts'
import { useAttachedAnswers } from './useAttachedAnswers.ts'
import { useDraft } from './useDraft.ts'

const emptyEnquiry: Enquiry = { ...fillMissingFields({}), recaptcha: '' }

export interface EnquiryFormOptions {
  /** Called when the enquiry is on its way, and `onSent` when it has arrived. */
  onSend: () => void
  onSent: (outcome: Outcome, enquiry: Enquiry) => void
  /** Whether an enquiry was sent before: the focus is then at the first field. */
  isAnother: boolean
}

/** The form's state: its values, validation, sending, and the answer that refused it. */
export function useEnquiryForm({ onSend, onSent, isAnother }: EnquiryFormOptions) {
  const { code } = useLanguage()
  const formRef = useRef<HTMLFormElement>(null)
  const captchaRef = useRef<CaptchaHandle>(null)
  const busy = useRef(false)
  const afterPress = useAfterPress()
  const attached = useAttachedAnswers()
  const attachedText = textOf(attached.written ?? [])
  // The number makes a second failure a new alert.
  const [answer, setAnswer] = useState<{ outcome: Outcome; number: number } | null>(null)

  const formik = useFormik<Enquiry>({
    initialValues: emptyEnquiry,
    validationSchema: () => formSchemaWith(attachedText),
    onSubmit: async (values, { resetForm, setFieldValue }) => {
      onSend()
      const enquiry = formSchemaWith(attachedText).cast(values)
      const outcome = await sendEnquiry(enquiry, code)
      captchaRef.current?.reset()
      if (!outcome.success) {
        await setFieldValue('recaptcha', '')
        return show(outcome)
      }
      forgetDraft()
      forgetAnswers((attached.written ?? []).map(({ page }) => page))
      // The fields are emptied before the form goes: what it holds then is kept as the draft.
      flushSync(() => resetForm())
      onSent(outcome, enquiry)
    },
  })

  const show = (outcome: Outcome) => setAnswer((before) => ({ outcome, number: (before?.number ?? 0) + 1 }))

  const checkLength = useEffectEvent(() => formik.validateForm())
  useEffect(() => void checkLength(), [attachedText])

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

  const leaveField = ({ target }: FocusEvent) => {
    readFields()
    const left = fieldNames.find((name) => target === formRef.current?.elements.namedItem(name))
    if (left) afterPress(() => void formik.setFieldTouched(left))
  }

  const focus = (name: keyof Enquiry | undefined) => {
    if (name === 'recaptcha') return captchaRef.current?.focus()
    const input = name && formRef.current?.elements.namedItem(name)
    if (input instanceof HTMLElement) input.focus()
  }
  const focusFirst = useEffectEvent(() => focus(fieldNames[0]))
  useEffect(() => {
    if (isAnother) focusFirst()
  }, [isAnother])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // A ref: state would be updated too late for the second of two quick submits.
    if (busy.current) return
    busy.current = true
    try {
      flushSync(readFields)
      // An enquiry without its answers would look like a whole one.
      if (!(await attached.writeAgain())) return show({ success: false })
      const errors = await formik.validateForm()
      await formik.submitForm()
      focus(payloadFields.find((name) => name in errors))
    } finally {
      busy.current = false
    }
  }

  const dismiss = () => setAnswer(null)
  return {
    formik,
    formRef,
    captchaRef,
    readFields,
    leaveField,
    focus,
    submit,
    answer,
    dismiss,
    attached,
  }
}
