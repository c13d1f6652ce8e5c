import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Titled } from '#components/content/Titled.tsx'
import { useOwnerSentences } from '#components/content/useOwnerSentences.ts'
import { useTexts } from '#i18n/useTexts.ts'

const list = {
  display: 'grid',
  gap: 1.5,
  listStyle: 'decimal',
  paddingInlineStart: 3,
  '& > li::marker': { fontWeight: 600, color: 'primary.main' },
} as const

/** Who reads an enquiry, what is asked, and what the visitor receives; how soon, once the owner has filled it in. */
export function NextSteps() {
  const { t } = useTexts('enquiry')
  const answer = useOwnerSentences().ofPromise('answer')
  return (
    <Stack spacing={2}>
      <List component="ol" disablePadding sx={list}>
        {t('steps.items', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <Titled title={title} text={text} />
          </li>
        ))}
      </List>
      {answer.length > 0 && <Typography>{answer.join(' ')}</Typography>}
    </Stack>
  )
}
