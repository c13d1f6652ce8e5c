import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Titled } from '#components/content/Titled.tsx'
import { useOwnerSentences } from '#components/content/useOwnerSentences.ts'
import { useTexts } from '#i18n/useTexts.ts'

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  listStyle: 'decimal',
  paddingInlineStart: theme.spacing(3),
  '& > li::marker': { fontWeight: 600, color: theme.vars.palette.primary.main },
}))

/** Who reads an enquiry, what is asked, and what the visitor receives; how soon, once the owner has filled it in. */
export function NextSteps() {
  const { t } = useTexts('enquiry')
  const answer = useOwnerSentences().ofPromise('answer')
  return (
    <Stack spacing={2}>
      <Steps>
        {t('steps.items', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <Titled title={title} text={text} />
          </li>
        ))}
      </Steps>
      {answer.length > 0 && <Typography>{answer.join(' ')}</Typography>}
    </Stack>
  )
}
