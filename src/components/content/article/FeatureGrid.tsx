import { styled } from '@mui/material/styles'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { Subheading } from '#components/ui/text.ts'

const Grid = styled(EvenGrid)(({ theme }) => ({
  gap: 24,
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: 10,
    padding: 'clamp(20px, 2.5vw, 28px)',
    borderRadius: 6,
    borderStartEndRadius: 56,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1.5px solid ${theme.vars.palette.divider}`,
    borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}`,
  },
}))

interface FeatureGridProps {
  features: readonly { title: string; text: string }[]
  className?: string
}

/** Short features side by side. */
export function FeatureGrid({ features, className }: FeatureGridProps) {
  return (
    <Grid count={features.length} className={className}>
      {features.map(({ title, text }) => (
        <li key={title}>
          <Subheading>{title}</Subheading>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  )
}
