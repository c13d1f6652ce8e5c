import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { Section } from '#components/content/Section.tsx'
import { phoneColumns } from '#theme/tokens.ts'

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  // Four columns from a tablet on, fewer if the text is too large.
  gridTemplateColumns: phoneColumns,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.25rem, 20%), 1fr))',
  },
  gap: '32px clamp(20px, 3vw, 40px)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}`,
    paddingBlockStart: theme.spacing(2),
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.display, lineHeight: 1.1, color: theme.vars.palette.primary.main },
}))

export function FiguresBand() {
  const { t } = useTexts('pages/home')
  return (
    <Section padding="dense">
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
        {t('figures.heading')}
      </Typography>
      <Figures>
        {t('figures.items', { returnObjects: true }).map(({ value, label }) => (
          <DescriptionItem key={label} name={label}>
            <bdi dir="ltr">{value}</bdi>
          </DescriptionItem>
        ))}
      </Figures>
    </Section>
  )
}
