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

/** Empty where that is wrong, and too long elsewhere. */
const wrongTexts = Object.fromEntries(
  fieldNames.map((name) => {
    const { required, maxLength } = enquiryFields[name]
    return [name, required ? '' : 'x'.repeat(maxLength + 1)]
  }),
)

/** What the form says of an enquiry that was sent, and of one that was not. */
export function Alerts() {
  return (
    <>
      <OutcomeAlert outcome={{ success: true, reference: 'QT-7K3M01' }} onDismiss={ignore} />
      <OutcomeAlert outcome={{ success: false }} onDismiss={ignore} />
      <OutcomeAlert outcome={{ success: false, retryAfterSeconds: 600 }} onDismiss={ignore} />
    </>
  )
}

/** Every field that complains, the button while the enquiry is on its way, and what stands there without scripts. */
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

/** What stands in place of the captcha where it cannot be loaded, and its name. */
export function CaptchaMessages() {
  const { t } = useTexts('enquiry')
  return (
    <>
      <RichParagraph textKey="enquiry:captcha.unavailable" />
      <p>{t('captcha.title')}</p>
    </>
  )
}

/** Each form of any language stands for one of these. */
const counts = [0, 1, 2, 3, 11, 100]

/** Every text that depends on a number, with six of them. */
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
