import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Icon } from '#components/ui/Icon.tsx'
import { ArticleText } from './ArticleText.tsx'
import type { SectionTexts } from './texts.ts'

const open = { contentVisibility: 'visible', blockSize: 'auto' }

/** The browser's own disclosure: it opens before React has started, and for what is searched for in the page. */
const Answers = styled('div')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& details': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minBlockSize: 56,
    paddingBlock: theme.spacing(1.5),
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { flex: 'none', transition: theme.transitions.create('transform') },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
  '& details > p': { paddingBlockEnd: theme.spacing(2.5), paddingInlineEnd: theme.spacing(5) },
  'html:not([data-script]) & details::details-content': open,
  '@media print': { '& details::details-content': open },
}))

interface QuestionsProps {
  questions: NonNullable<SectionTexts['questions']>
  /** Where they stand in the locale files. */
  textKey: string
}

/** Questions whose answers open below them; all are open without scripts and on paper. */
export function Questions({ questions, textKey }: QuestionsProps) {
  return (
    <Answers>
      {questions.map(({ question, answer }, index) => (
        <details key={question}>
          <summary>
            <Typography variant="h3">{question}</Typography>
            <Icon name="expand" sx={{ fontSize: 16 }} />
          </summary>
          <p>
            <ArticleText text={answer} textKey={`${textKey}.${index}.answer`} />
          </p>
        </details>
      ))}
    </Answers>
  )
}
