import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { NumberedList } from '#components/content/NumberedList.ts'
import { Titled } from '#components/content/Titled.tsx'
import { useOwnerSentences } from '#components/content/useOwnerSentences.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** Who reads an enquiry, what is asked, and what the visitor receives; how soon, once the owner has filled it in. */
export function NextSteps() {
  const { t } = useTexts('enquiry')
  const answer = useOwnerSentences().ofPromise('answer')
  return (
    <Stack spacing={2}>
      <NumberedList component="ol">
        {t('steps.items', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <Titled title={title} text={text} />
          </li>
        ))}
      </NumberedList>
      {answer.length > 0 && <Typography>{answer.join(' ')}</Typography>}
    </Stack>
  )
}
