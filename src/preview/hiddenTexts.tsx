import { FormikProvider, useFormik } from 'formik'
import { useId } from 'react'
import { PartFailure } from '#components/content/PartFailure.tsx'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { EnquiryField } from '#enquiry/form/EnquiryField.tsx'
import { OutcomeAlert } from '#enquiry/form/OutcomeAlert.tsx'
import SentPanel from '#enquiry/form/SentPanel.tsx'
import { SubmitButton } from '#enquiry/form/SubmitButton.tsx'
import TopicChip from '#enquiry/form/TopicChip.tsx'
import { TopicHelp } from '#enquiry/form/TopicHelp.tsx'
import { LanguageProvider } from '#app/LanguageProvider.tsx'
import type { LanguageCode } from '#i18n/languages.ts'
import { useTextUpdates } from '#i18n/textUpdates.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { enquiryFields, fillMissingFields, fieldNames } from '#enquiry/enquiryFields.ts'
import { formSchema, type Enquiry } from '#enquiry/enquirySchema.ts'
import { ErrorPage } from '#pages/not-found/ErrorPage.tsx'
import NotFoundPage from '#pages/not-found/NotFoundPage.tsx'
import { SearchContext } from '#search/dialog/SearchContext.ts'

const ignore = () => undefined

/** A wrong text for each field: the empty text if the field is required, else one that is too long. */
const wrongTexts = Object.fromEntries(
  fieldNames.map((name) => {
    const { required, maxLength } = enquiryFields[name]
    return [name, required ? '' : 'x'.repeat(maxLength + 1)]
  }),
)

/** The panel about an enquiry that was sent, with what its copy says, and the alerts about enquiries that were not. */
function Alerts() {
  const { t } = useTexts('enquiry')
  return (
    <>
      <SentPanel
        outcome={{ success: true, reference: 'QT-7K3M01' }}
        enquiry={{ ...fillMissingFields({ name: 'SAP HANA' }), recaptcha: '' }}
        onAnother={ignore}
      />
      <p>{t('sent.copied')}</p>
      <p>{t('sent.notCopied')}</p>
      <OutcomeAlert outcome={{ success: false }} onDismiss={ignore} />
      <OutcomeAlert outcome={{ success: false, retryAfterSeconds: 600 }} onDismiss={ignore} />
    </>
  )
}

const topic = {
  page: 'sap',
  subject: 'SAP HANA',
  questionnaire: 'SAP HANA',
  asks: [{ id: 'memory', ask: 'SAP HANA' }],
} as const

const kinds = ['meeting', 'partner', 'careers', 'fault', 'rules'] as const

/** What the form was opened about, every field with its error, the button while it is sent, and the words without scripts. */
function FormMessages() {
  const formik = useFormik<Enquiry>({
    initialValues: { ...fillMissingFields(wrongTexts), recaptcha: '' },
    initialTouched: Object.fromEntries(fieldNames.map((name) => [name, true])),
    validationSchema: formSchema,
    validateOnMount: true,
    onSubmit: ignore,
  })
  return (
    <FormikProvider value={formik}>
      {kinds.map((kind) => (
        <RichParagraph key={kind} textKey={`enquiry:leads.${kind}`} />
      ))}
      <TopicChip topic={topic} isShown onRemove={ignore} />
      <TopicHelp
        id={useId()}
        topic={topic}
        kind="careers"
        open={{ asks: topic.asks, leadsToQuestionnaire: true }}
        isShown
      />
      <TopicHelp
        id={useId()}
        topic={topic}
        kind="fault"
        open={{ asks: [], leadsToQuestionnaire: true }}
        isShown
      />
      {fieldNames.map((name) => (
        <EnquiryField key={name} name={name} />
      ))}
      <SubmitButton ref={null} sending />
      <RichParagraph textKey="enquiry:noScript" />
    </FormikProvider>
  )
}

/** The page in place of one that broke, and the words in place of a part that could not be loaded. */
function Faults() {
  return (
    <>
      <ErrorPage />
      <PartFailure retry={ignore} hasRetried={false} />
    </>
  )
}

/** The captcha's name, and the words in its place when it cannot be loaded. */
function CaptchaMessages() {
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
function CountedTexts() {
  const i18n = useI18n()
  useTextUpdates(i18n)
  const keys = Object.entries(i18n.getDataByLanguage(i18n.language) ?? {}).flatMap(([namespace, texts]) =>
    keysBelow(texts, `${namespace}:`),
  )
  const counted = keys.filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length))
  return counted.map((key) => (
    <ul key={key} aria-label={key}>
      {counts.map((count) => (
        <li key={count}>{i18n.t(key as never /* keys of no type */, { count })}</li>
      ))}
    </ul>
  ))
}

function keysBelow(texts: unknown, start: string): string[] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, value]) => [
    start + name,
    ...keysBelow(value, `${start}${name}.`),
  ])
}

/** Its button opens no search here. */
function UnknownAddress() {
  return (
    <SearchContext value={{ open: ignore, prepare: ignore }}>
      <NotFoundPage />
    </SearchContext>
  )
}

const samples = {
  alerts: Alerts,
  form: FormMessages,
  captcha: CaptchaMessages,
  plurals: CountedTexts,
  notFound: UnknownAddress,
  crash: Faults,
}

/** Shows texts that no page shows by itself, as the site does. */
export function HiddenTexts({ of, language }: { of: keyof typeof samples; language: LanguageCode }) {
  const Sample = samples[of]
  return (
    <LanguageProvider language={language}>
      <Sample />
    </LanguageProvider>
  )
}
