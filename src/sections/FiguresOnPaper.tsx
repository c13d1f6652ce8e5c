import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Given } from '#content/evaluate.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useTexts } from '#i18n/useTexts.ts'

const onPaper = { display: 'none', '@media print': { display: 'block', breakInside: 'avoid' } } as const

interface FiguresOnPaperProps {
  /** The labels of the inputs, by their ids. */
  labels: Readonly<Record<string, string>>
  /** What the inputs are, with their units. */
  values: Readonly<Record<string, string>>
  given: Given
}

/** On paper, where the fields are missing: the visitor's figures, and which are still those of the example. */
export function FiguresOnPaper({ labels, values, given }: FiguresOnPaperProps) {
  const { t } = useTexts('figures')
  const amountOf = (id: string) => {
    const amount = values[id] ?? ''
    return id in given ? amount : t('assumed', { amount, ...noBidiIsolation })
  }
  return (
    <Box sx={onPaper}>
      <Typography variant="subtitle2" component="p">
        {t('onPaper')}
      </Typography>
      <ul>
        {Object.entries(labels).map(([id, label]) => (
          <li key={id}>{`${label}: ${amountOf(id)}`}</li>
        ))}
      </ul>
    </Box>
  )
}
