import { FormikProvider, useFormik } from 'formik'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { EnquiryField } from '#enquiry/form/EnquiryField.tsx'
import { OutcomeAlert } from '#enquiry/form/OutcomeAlert.tsx'
import { SubmitButton } from '#enquiry/form/SubmitButton.tsx'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { enquiryFields, fillMissingFields, fieldNames } from '#enquiry/enquiryFields.ts'
import { formSchema, type Enquiry } from '#enquiry/enquirySchema.ts'
import { mapTexts } from '../../shared/mapTexts.ts'

const ignore = () => undefined

/** A wrong text for each field: the empty text if the field is required, else one that is too long. */
const wrongTexts = Object.fromEntries(
  fieldNames.map((name) => {
    const { required, maxLength } = enquiryFields[name]
    return [name, required ? '' : 'x'.repeat(maxLength + 1)]
  }),
)

/** The form's alerts: an enquiry that was sent, and enquiries that were not. */
export function Alerts() {
  return (
    <>
      <OutcomeAlert outcome={{ success: true, reference: 'QT-7K3M01' }} onDismiss={ignore} />
      <OutcomeAlert outcome={{ success: false }} onDismiss={ignore} />
      <OutcomeAlert outcome={{ success: false, retryAfterSeconds: 600 }} onDismiss={ignore} />
    </>
  )
}

/** Every field with its error, the button while the enquiry is sent, and the words shown without scripts. */
export function FormMessages() {
  const formik = useFormik<Enquiry>({
    initialValues: { ...fillMissingFields(wrongTexts), recaptcha: '' },
    initialTouched: Object.fromEntries(fieldNames.map((name) => [name, true])),
    validationSchema: formSchema,
    validateOnMount: true,
    onSubmit: ignore,
  })
  return (
    <FormikProvider value={formik}>
      {fieldNames.map((name) => (
        <EnquiryField key={name} name={name} />
      ))}
      <SubmitButton ref={null} sending />
      <RichParagraph textKey="enquiry:noScript" />
    </FormikProvider>
  )
}

/** The captcha's name, and the words in its place when it cannot be loaded. */
export function CaptchaMessages() {
  const { t } = useTexts('enquiry')
  return (
    <>
      <RichParagraph textKey="enquiry:captcha.unavailable" />
      <p>{t('captcha.title')}</p>
    </>
  )
}

/** Every plural form, of any language, occurs with one of these numbers. */
const counts = [0, 1, 2, 3, 11, 100]

/** Every text that depends on a number, with each of the six numbers. */
export function CountedTexts() {
  const i18n = useI18n()
  const keys: string[] = []
  for (const [namespace, texts] of Object.entries(i18n.getDataByLanguage(i18n.language) ?? {}))
    mapTexts(texts, (text, key) => {
      if (key.endsWith('_other')) keys.push(`${namespace}:${key.slice(0, -'_other'.length)}`)
      return text
    })
  return keys.map((key) => (
    <ul key={key} aria-label={key}>
      {counts.map((count) => (
        <li key={count}>{i18n.t(key as never /* keys of no type */, { count })}</li>
      ))}
    </ul>
  ))
}
