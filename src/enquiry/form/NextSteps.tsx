import { styled } from '@mui/material/styles'
import { Titled } from '#components/content/Titled.tsx'
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
      {t('steps.items', { returnObjects: true }).map(({ title, text }) => (
        <li key={title}>
          <Titled title={title} text={text} />
        </li>
      ))}
    </Steps>
  )
}
