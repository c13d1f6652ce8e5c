import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { Suspense, useId, useRef, useState } from 'react'
import { PartFailure } from '#components/content/PartFailure.tsx'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { enquiryFields, fieldsOfAll, fieldsOfSome, multilineFields } from '#enquiry/enquiryFields.ts'
import { textOf, useHasAnswers } from '#questionnaire/keptAnswers.ts'
import { Captcha } from './Captcha.tsx'
import { EnquiryField } from './EnquiryField.tsx'
import { OutcomeAlert } from './OutcomeAlert.tsx'
import { AnswersElsewhere } from './AnswersElsewhere.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TopicHelp } from './TopicHelp.tsx'
import { useEnquiryForm, type EnquiryFormOptions } from './useEnquiryForm.ts'
import { useOpenAsks } from './useOpenAsks.ts'
import { useTopic } from './useTopic.ts'
import { useTopicKind } from './useTopicKind.ts'

const TopicChip = lazyAgain(() => import('./TopicChip.tsx'))

const AttachedAnswers = lazyAgain(() => import('./AttachedAnswers.tsx'))

/**
 * A page's action leads to `#enquiry`: the place of its topic is kept there before topic and code have come. On phones a
 * subject may need two lines.
 */
const topicPlace = {
  '&:empty': { display: 'none' },
  '#enquiry:target &': {
    display: 'block',
    minBlockSize: ({ spacing }: Theme) => ({
      xs: `calc(2 * var(--line-body2) * var(--size-body2) + ${spacing(1)})`,
      sm: 40,
    }),
  },
  // The ground of a chip whose words have not come yet.
  '#enquiry:target &[data-waiting]:empty::before': {
    content: '""',
    display: 'block',
    inlineSize: 'min(100%, 20rem)',
    blockSize: 40,
    borderRadius: '20px',
    backgroundColor: 'surface.container',
  },
} as const

/** The fields of an enquiry and their button. Without scripts, our mail address and phone number are shown instead. */
export function EnquiryFields(options: EnquiryFormOptions) {
  const { t } = useTexts('enquiry')
  const form = useEnquiryForm(options)
  const { formik, formRef, captchaRef, answer, attached } = form
  const written = attached.written ?? []
  const { named, topic, isShown: isTopicShown, hasPlace, isAwaited, remove } = useTopic(formik)
  const kind = useTopicKind()
  const hasAnswers = useHasAnswers()
  const submitRef = useRef<HTMLButtonElement>(null)
  const [hasStarted, setHasStarted] = useState(false)
  const [isCaptchaReachable, setIsCaptchaReachable] = useState(true)
  const start = () => setHasStarted(true)
  const helpId = useId()
  const open = useOpenAsks(topic, written)
  const hasHelp = open.asks.length > 0 || open.leadsToQuestionnaire || kind === 'fault'
  const removeTopic = () => {
    remove()
    form.focus('subject')
  }
  const dismissAlert = () => {
    form.dismiss()
    submitRef.current?.focus()
  }
  return (
    <FormikProvider value={formik}>
      <Box sx={{ 'html[data-script] &': { display: 'none' } }}>
        <RichParagraph textKey="enquiry:noScript" />
      </Box>
      <Box
        component="form"
        ref={formRef}
        sx={{ 'html:not([data-script]) &': { display: 'none' } }}
        noValidate
        onSubmit={form.submit}
        onInput={form.readFields}
        onBlur={form.leaveField}
        onFocus={start}
        onPointerDown={start}
      >
        <Stack spacing={3}>
          {hasPlace && (
            <ErrorBoundary>
              <Box sx={topicPlace} data-waiting={isAwaited ? '' : undefined}>
                {topic && (
                  <Suspense>
                    <TopicChip topic={topic} isShown={isTopicShown} onRemove={removeTopic} />
                  </Suspense>
                )}
              </Box>
            </ErrorBoundary>
          )}
          <Typography variant="body2" color="textSecondary">
            {t('required')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
            }}
          >
            {fieldsOfAll
              .filter((name) => !multilineFields.includes(name))
              .map((name) => (
                <EnquiryField key={name} name={name} />
              ))}
          </Box>
          {hasAnswers && (
            <Suspense>
              <ErrorBoundary renderFallback={(retry) => <PartFailure {...retry} />}>
                <AttachedAnswers message={formik.values.message} attached={attached} />
              </ErrorBoundary>
            </Suspense>
          )}
          <AnswersElsewhere topic={named} />
          {multilineFields.map((name) => (
            <EnquiryField
              key={name}
              name={name}
              answers={textOf(written)}
              {...(hasHelp && isTopicShown && { describedBy: helpId })}
            />
          ))}
          {topic && kind && hasHelp && (
            <TopicHelp id={helpId} topic={topic} kind={kind} open={open} isShown={isTopicShown} />
          )}
          {fieldsOfSome.map((name) => (
            <EnquiryField key={name} name={name} isHidden={enquiryFields[name].onlyFor !== kind} />
          ))}
          <Captcha
            ref={captchaRef}
            hasStarted={hasStarted}
            isReachable={isCaptchaReachable}
            onReach={setIsCaptchaReachable}
          />
          <Typography variant="body2" color="textSecondary" component="div">
            <Stack spacing={1}>
              {/* Where the captcha cannot be reached, its notice has our mail address and phone number. */}
              {isCaptchaReachable && <RichParagraph textKey="enquiry:captcha.otherWay" />}
              <RichParagraph textKey="enquiry:privacy" />
            </Stack>
          </Typography>
          <SubmitButton ref={submitRef} sending={formik.isSubmitting} />
          {answer && <OutcomeAlert key={answer.number} outcome={answer.outcome} onDismiss={dismissAlert} />}
        </Stack>
      </Box>
    </FormikProvider>
  )
}
