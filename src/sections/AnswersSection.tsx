import Box from '@mui/material/Box'
import { use } from 'react'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { columnGap, twoColumns } from '#components/content/secondEdge.ts'
import { Questions } from './Questions.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

/** Two columns of their own: where an answer opens, the other column stays as it is. */
const columns = {
  display: { md: 'grid' },
  alignItems: 'start',
  columnGap,
  gridTemplateColumns: twoColumns,
  // Above each other, they share the line between them.
  '& > * + *': { marginBlockStart: { xs: '-1px', md: 0 } },
} as const

/**
 * Questions below their heading in two columns, or beside it: with a picture, and where their number is odd, since one of
 * two columns would be shorter.
 */
export function AnswersSection({ words }: SectionProps<'answers'>) {
  const { questions } = words.texts
  const textKey = `${words.textKey}.questions`
  const onPaper = use(OnPaperContext)
  if (words.picture || onPaper || questions.length % 2 === 1)
    return <SectionLayout {...words} beside={<Questions questions={questions} textKey={textKey} />} />
  const half = questions.length / 2
  return (
    <SectionLayout {...words}>
      <Box sx={columns}>
        <div>
          <Questions questions={questions.slice(0, half)} textKey={textKey} />
        </div>
        <div>
          <Questions questions={questions.slice(half)} first={half} textKey={textKey} />
        </div>
      </Box>
    </SectionLayout>
  )
}
