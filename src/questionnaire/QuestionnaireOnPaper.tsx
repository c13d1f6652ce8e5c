import Box from '@mui/material/Box'
import { contentOf } from '#content/loadContent.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { PaperAnswer, writingLine } from './PaperAnswer.tsx'
import type { Answers } from './AnswersByPage.ts'
import { noWords, type QuestionnaireTexts } from './texts.ts'
import { writeResults } from './writeResults.ts'

/** In points and millimetres, as paper is. */
const onPaper = {
  fontSize: '9.5pt',
  '--paper-line': '1.3',
  lineHeight: 'var(--paper-line)',
  '& > h2': { fontSize: '15pt', lineHeight: 1.35, marginBlockEnd: '1mm' },
  '& > h2 + p': { breakAfter: 'avoid' },
  '& > dl > div': { breakInside: 'avoid', paddingBlockStart: '2mm' },
  '& > dl > div:has([data-writing]) + div': { paddingBlockStart: '4mm' },
  '& dt': { fontWeight: 600 },
  // As if written on the line. It begins where the page's lines do, whatever its own direction is.
  '& dd > :has(> bdi)': { flex: 1, fontSize: '10.5pt', borderBlockEnd: '0.5pt solid' },
  '& small': { display: 'block', fontSize: '8pt' },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1mm 6mm', paddingBlockStart: '1mm' },
  // A unit stands close to its line.
  '& dd:has([data-writing])': { columnGap: '2mm' },
  '& [data-computed] > *': { display: 'inline' },
  '& > p:has(> span)': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2mm 4mm',
    paddingBlockStart: '4mm',
    maxInlineSize: 'none',
  },
  '& > p > span': { display: 'flex', flex: '1 1 40mm', gap: '2mm' },
} as const

interface QuestionnaireOnPaperProps {
  page: CanonicalPageId
  texts: QuestionnaireTexts
  answers: Answers
}

/**
 * A questionnaire on paper: answers, or lines to write on and boxes to tick, what is computed from them, and who gave
 * them.
 */
export function QuestionnaireOnPaper({ page, texts, answers }: QuestionnaireOnPaperProps) {
  const { t } = useTexts('sheet')
  const i18n = useI18n()
  const { questions = {} } = contentOf(page)
  const rows = Object.entries(questions).map(([id, question]) => ({
    id,
    question,
    words: texts.questions[id] ?? noWords(id),
  }))
  return (
    <Box sx={onPaper}>
      <h2>{texts.title}</h2>
      <p>
        <strong>{texts.heading}</strong>
        <br />
        {texts.lead}
      </p>
      <dl>
        {rows.map(({ id, question, words }) => (
          <div key={id}>
            <dt>{words.label}</dt>
            <dd>
              <small>
                {words.hint} {t('knownBy', { who: t(`people.${question.who}`) })}
              </small>
            </dd>
            <dd>
              <PaperAnswer question={question} texts={words} given={answers[id]} />
            </dd>
          </div>
        ))}
        {writeResults(i18n, page, answers).map(({ id, label, answer }) => (
          <div key={id} data-computed="">
            <dt>{`${label}:`}</dt> <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        {(['filledInBy', 'filledInFor', 'filledInOn'] as const).map((line) => (
          <span key={line}>
            {t(line)}
            <Box component="span" sx={writingLine} />
          </span>
        ))}
      </p>
    </Box>
  )
}
