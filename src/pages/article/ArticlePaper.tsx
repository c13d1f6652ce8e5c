import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { PaperWays } from '#components/content/PaperWays.tsx'
import { PromiseNote } from '#components/content/PromiseNote.tsx'
import { Section } from '#components/content/Section.tsx'
import { PrintHead } from '#components/layout/PrintHead.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useI18n, useTextByKey, useTexts } from '#i18n/useTexts.ts'
import { writeIsolated } from '#i18n/writeAmount.ts'
import { useAnswers } from '#questionnaire/answers.ts'
import { hoursOf, timeOf } from '#questionnaire/effort.ts'
import { questionnaireTexts } from '#questionnaire/loadQuestionnaire.ts'
import { QuestionnaireOnPaper } from '#questionnaire/QuestionnaireOnPaper.tsx'
import { PageSections } from '#sections/PageSections.tsx'

/**
 * A page as a committee reads it. The first sheet says what is offered, what follows, how long that takes the buyer's
 * people, and whom to call.
 */
export function ArticlePaper({ page }: { page: CanonicalPageId }) {
  const read = useTextByKey()
  const { promise, ownerFact, sections } = contentOf(page)
  const texts = questionnaireTexts(useI18n(), page)
  const answers = useAnswers()[page]?.answers ?? {}
  return (
    <>
      <PrintHead />
      <Section>
        <Stack spacing={2}>
          <Typography variant="h1">{read(`pages/${page}:heading`)}</Typography>
          <Typography variant="lead">{read(`pages/${page}:lead`)}</Typography>
          {ownerFact && <OwnerSentence fact={ownerFact} />}
          <PaperWays action={read(`pages/${page}:contact.action`)} />
          <PromiseNote page={page} promise={promise} />
          {texts && <Effort page={page} />}
        </Stack>
      </Section>
      <PageSections page={page} sections={sections} />
      {texts && <QuestionnaireOnPaper page={page} texts={texts} answers={answers} />}
    </>
  )
}

/** How long the buyer's people need for the questionnaire. */
function Effort({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts('print')
  const time = writeIsolated(useI18n(), timeOf(hoursOf(contentOf(page).questions ?? {})))
  return <p>{t('effort', { time, ...noBidiIsolation })}</p>
}
