import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { printAlone } from '#browser/printAlone.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { isolateAnswer } from '#i18n/bidiIsolation.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { contentOf } from '#content/loadContent.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { setLeftOut, useIsKept, useAnswers } from './answers.ts'
import { copyText } from './copyText.ts'
import { EmptyButton } from './EmptyButton.tsx'
import { QuestionnairePaper } from './QuestionnairePaper.tsx'
import type { QuestionnaireTexts } from './texts.ts'
import { writeResults } from './writeResults.ts'
import { writeAllLines, writeText } from './writeAnswers.ts'

/** What a visitor can do with a questionnaire: take it to the enquiry, print it, copy it, or empty it. */
export function QuestionnaireActions({ page, texts }: { page: CanonicalPageId; texts: QuestionnaireTexts }) {
  const { t } = useTexts('sheet')
  const i18n = useI18n()
  const { direction } = useLanguage()
  const pageHref = usePageHref()
  const { questions = {} } = contentOf(page)
  const answers = useAnswers()[page]?.answers
  const isKept = useIsKept()
  const [results, setResults] = useState<('copied' | 'notCopied' | 'notPrinted')[]>([])
  const add = (result: (typeof results)[number]) => setResults((before) => [...before, result])
  const last = results.at(-1)
  const print = async () => {
    if (!(await printAlone('sheet'))) add('notPrinted')
  }
  const copy = () => {
    const lines = [
      ...writeAllLines(i18n, questions, texts.questions, answers ?? {}),
      ...writeResults(i18n, page, answers ?? {}),
    ].map((line) => ({ ...line, answer: isolateAnswer(line.answer, direction) }))
    const address = { id: 'address', label: t('address'), answer: siteOrigin + pageHref(page) }
    copyText(writeText(texts.title, [...lines, address]), direction).then(
      () => add('copied'),
      () => add('notCopied'),
    )
  }
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <ContactButton
          about={page}
          withAnswers={answers !== undefined}
          onClick={() => setLeftOut(page, false)}
        >
          {t('toEnquiry')}
        </ContactButton>
        <Button variant="outlined" onClick={print}>
          {t('print')}
        </Button>
        <Button variant="outlined" onClick={copy}>
          {t('copy')}
        </Button>
        <EmptyButton page={page} answers={answers} />
      </Stack>
      <Typography role="status">
        {/* A new element each time: the same words are announced again, and a translator's are replaced. */}
        {last && <span key={results.length}>{t(last)}</span>}
      </Typography>
      <div>
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {isKept ? t('kept') : t('notKept')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('passedOn')}
        </Typography>
      </div>
      <QuestionnairePaper page={page} texts={texts} answers={answers ?? {}} />
    </Stack>
  )
}
