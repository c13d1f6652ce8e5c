import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { use } from 'react'
import { Disclosure } from '#components/content/Disclosure.ts'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { ArticleText } from './ArticleText.tsx'
import { itemKey } from './itemKey.ts'
import type { AnswersTexts } from '#content/kinds/answers.ts'

/** Short of the icon's column. */
const answerRoom = {
  boxSizing: 'content-box',
  maxInlineSize: { md: 'var(--wide-measure)' },
  paddingBlockEnd: 2.5,
  paddingInlineEnd: 5,
} as const

interface QuestionsProps {
  questions: AnswersTexts['questions']
  /** Where the list stands in the locale files. */
  textKey: string
  /** The place of the first of them in that list. */
  first?: number
}

/** Questions whose answers open below them. */
export function Questions({ questions, textKey, first = 0 }: QuestionsProps) {
  // On paper for a committee, no browser leaves out an answer.
  const isOpen = use(OnPaperContext)
  return questions.map(({ question, answer }, index) => (
    <Disclosure key={itemKey(question, index)} open={isOpen}>
      <summary>
        <Typography variant="subtitle1" component="h3">
          {question}
        </Typography>
        <Icon name="expand" sx={{ fontSize: 16 }} />
      </summary>
      <Box component="p" sx={answerRoom}>
        <ArticleText text={answer} textKey={`${textKey}.${first + index}.answer`} />
      </Box>
    </Disclosure>
  ))
}
