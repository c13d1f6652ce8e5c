import Box from '@mui/material/Box'
import { formControlClasses } from '@mui/material/FormControl'
import { formHelperTextClasses } from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { useEffect, type RefObject } from 'react'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { writeIsolated } from '#i18n/writeAmount.ts'
import { hoursOf, timeOf } from './effort.ts'
import { FromExample } from './FromExample.tsx'
import { readKeptAnswers } from './keptAnswers.ts'
import { Progress } from './Progress.tsx'
import { QuestionField } from './QuestionField.tsx'
import { QuestionnaireActions } from './QuestionnaireActions.tsx'
import { useQuestionnaire } from './loadQuestionnaire.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { noWords, type QuestionnaireTexts } from './texts.ts'
import { unfold } from './unfold.ts'

/** The hint stands between a question and its field. The fields of a row stand on one line, also below a longer hint. */
const fields = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  [`& > .${formControlClasses.root}`]: {
    display: 'grid',
    // Question, hint, field and what is wrong with the answer.
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    alignItems: 'start',
    marginBlockEnd: 3.5,
  },
  [`& .${formHelperTextClasses.root} + *`]: { marginBlockStart: 1 },
} as const

interface QuestionnaireFormProps {
  page: CanonicalPageId
  /** The disclosure that it is folded in. */
  foldRef: RefObject<HTMLDetailsElement | null>
}

/** A page's questionnaire, once its texts are loaded. */
export default function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { texts, tries, tryAgain } = useQuestionnaire(props.page)
  if (texts) return <FilledForm {...props} texts={texts} isLate={tries > 0} />
  return (
    <NotLoaded failures={tries} onTryAgain={tryAgain} sx={{ paddingBlock: 3.5 }}>
      <RichParagraph textKey="errors:part" />
    </NotLoaded>
  )
}

interface FilledFormProps extends QuestionnaireFormProps {
  texts: QuestionnaireTexts
  /** Whether "Try again" has brought it, whose focus it then takes over. */
  isLate: boolean
}

/** The questions of a questionnaire as fields, none of them compulsory, and what one can do with the answers. */
function FilledForm({ page, foldRef, texts, isLate }: FilledFormProps) {
  const { t } = useTexts('sheet')
  const i18n = useI18n()
  const { questions = {} } = contentOf(page)
  const time = writeIsolated(i18n, timeOf(hoursOf(questions)))
  useEffect(() => {
    if (isLate) foldRef.current?.querySelector('summary')?.focus()
  }, [isLate, foldRef])
  useEffect(() => {
    // Answers that stay folded after a reload would look lost.
    if (foldRef.current && readKeptAnswers()[page]) unfold(foldRef.current)
  }, [page, foldRef])
  return (
    <Stack spacing={3} sx={{ paddingBlock: 3.5, '--measure': 'var(--wide-measure)' }}>
      <div>
        <p>{t('intro')}</p>
        <p>{t('effort', { time, ...noBidiIsolation })}</p>
      </div>
      <Progress page={page} texts={texts} />
      <Box sx={fields}>
        {Object.entries(questions).map(([id, question]) => (
          <QuestionField
            key={id}
            page={page}
            id={id}
            question={question}
            texts={texts.questions[id] ?? noWords(id)}
          />
        ))}
      </Box>
      <FromExample page={page} />
      <QuestionnaireActions page={page} texts={texts} />
    </Stack>
  )
}
