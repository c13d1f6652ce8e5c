import { styled } from '@mui/material/styles'
import { LeadInItems } from '#components/content/article/LeadInItems.tsx'
import { useTexts } from '#i18n/useTexts.ts'

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  listStyle: 'decimal',
  paddingInlineStart: theme.spacing(3),
  '& > li::marker': { fontWeight: 600, color: theme.vars.palette.primary.main },
}))

/** Who reads an enquiry, what is asked, and what the visitor receives. */
export function NextSteps() {
  const { t } = useTexts('enquiry')
  return (
    <Steps>
      <LeadInItems items={t('steps.items', { returnObjects: true })} />
    </Steps>
  )
}
