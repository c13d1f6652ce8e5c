import { styled } from '@mui/material/styles'
import { FormikProvider } from 'formik'
import { useRef, useState } from 'react'
import { RichParagraph } from '#components/content/article/RichParagraph.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { multilineFields, oneLineFields } from '#shared/enquiryFields.ts'
import { Captcha } from './Captcha.tsx'
import { EnquiryField } from './EnquiryField.tsx'
import { OutcomeAlert } from './OutcomeAlert.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useEnquiryForm } from './useEnquiryForm.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  'html:not([data-script]) &': { display: 'none' },
})

const WithoutScripts = styled('div')({ 'html[data-script] &': { display: 'none' } })

const Pairs = styled('div')({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

/** The enquiry form. Without scripts, mail address and phone number are shown instead. */
export default function EnquiryForm() {
  const { t } = useTexts('enquiry')
  const { formik, formRef, captchaRef, submit, answer, dismiss } = useEnquiryForm()
  const submitRef = useRef<HTMLButtonElement>(null)
  const [hasStarted, setHasStarted] = useState(false)
  const start = () => setHasStarted(true)
  const dismissAlert = () => {
    dismiss()
    submitRef.current?.focus()
  }
  return (
    <FormikProvider value={formik}>
      <WithoutScripts>
        <RichParagraph textKey="enquiry:noScript" />
      </WithoutScripts>
      <Form ref={formRef} noValidate onSubmit={submit} onFocus={start} onPointerDown={start}>
        <Note>{t('required')}</Note>
        <Pairs>
          {oneLineFields.map((name) => (
            <EnquiryField key={name} name={name} />
          ))}
        </Pairs>
        {multilineFields.map((name) => (
          <EnquiryField key={name} name={name} />
        ))}
        <Captcha ref={captchaRef} hasStarted={hasStarted} />
        <SubmitButton ref={submitRef} sending={formik.isSubmitting} />
        {answer && <OutcomeAlert key={answer.number} outcome={answer.outcome} onDismiss={dismissAlert} />}
      </Form>
    </FormikProvider>
  )
}
