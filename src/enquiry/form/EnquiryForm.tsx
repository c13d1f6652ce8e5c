import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useRef, useState } from 'react'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { useHydrationMark } from '#scheduling/useHydrationMark.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { multilineFields, oneLineFields } from '#enquiry/enquiryFields.ts'
import { Captcha } from './Captcha.tsx'
import { EnquiryField } from './EnquiryField.tsx'
import { OutcomeAlert } from './OutcomeAlert.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useEnquiryForm } from './useEnquiryForm.ts'
import { useTopicSubject } from './useTopicSubject.ts'

const Form = styled('form')({ 'html:not([data-script]) &': { display: 'none' } })

const WithoutScripts = styled('div')({ 'html[data-script] &': { display: 'none' } })

/** Our mail address and phone number. Hidden where the captcha shows them, as it does when it cannot be loaded. */
const OtherWay = styled('div')({
  'form:has([role="group"] > [role="status"]:not(:empty)) &': { display: 'none' },
})

/** The enquiry form. Without scripts, our mail address and phone number are shown instead. */
export default function EnquiryForm() {
  const { t } = useTexts('enquiry')
  const { formik, formRef, captchaRef, readFields, submit, answer, dismiss } = useEnquiryForm()
  useTopicSubject(formik)
  useHydrationMark('form')
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
      <Form
        ref={formRef}
        noValidate
        onSubmit={submit}
        onInput={readFields}
        onBlur={readFields}
        onFocus={start}
        onPointerDown={start}
      >
        <Stack spacing={2.5}>
          <Typography variant="body2" color="textSecondary">
            {t('required')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
            }}
          >
            {oneLineFields.map((name) => (
              <EnquiryField key={name} name={name} />
            ))}
          </Box>
          {multilineFields.map((name) => (
            <EnquiryField key={name} name={name} />
          ))}
          <Captcha ref={captchaRef} hasStarted={hasStarted} />
          <Typography variant="body2" color="textSecondary" component="div">
            <Stack spacing={1}>
              <OtherWay>
                <RichParagraph textKey="enquiry:captcha.otherWay" />
              </OtherWay>
              <RichParagraph textKey="enquiry:privacy" />
            </Stack>
          </Typography>
          <SubmitButton ref={submitRef} sending={formik.isSubmitting} />
          {answer && <OutcomeAlert key={answer.number} outcome={answer.outcome} onDismiss={dismissAlert} />}
        </Stack>
      </Form>
    </FormikProvider>
  )
}
