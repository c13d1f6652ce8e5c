import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Disclosure } from '#components/content/Disclosure.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { ArticleText } from './ArticleText.tsx'
import { itemKey } from './itemKey.ts'
import type { AnswersTexts } from '#content/kinds/answers.ts'

interface QuestionsProps {
  questions: AnswersTexts['questions']
  /** Where they stand in the locale files. */
  textKey: string
}

/** Questions whose answers open below them. */
export function Questions({ questions, textKey }: QuestionsProps) {
  return questions.map(({ question, answer }, index) => (
    <Disclosure key={itemKey(question, index)}>
      <summary>
        <Typography variant="subtitle1" component="h3">
          {question}
        </Typography>
        <Icon name="expand" sx={{ fontSize: 16 }} />
      </summary>
      <Box component="p" sx={{ paddingBlockEnd: 2.5, paddingInlineEnd: 5 }}>
        <ArticleText text={answer} textKey={`${textKey}.${index}.answer`} />
      </Box>
    </Disclosure>
  ))
}
