import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** The line that marks the example in a drawing. */
export const exampleLine = ({ vars }: Theme) => `2px dashed ${vars.palette.text.primary}`

/** A piece of that line, as its key. */
const piece = {
  content: '""',
  display: 'inline-block',
  inlineSize: 24,
  marginInlineEnd: 1,
  verticalAlign: 'middle',
  borderBlockStart: exampleLine,
} as const

interface OfExampleProps {
  amount: string
  /** Whether the drawing's scale holds the example. */
  isDrawn: boolean
}

/** What a quantity is in the example, beside that of the visitor. */
export function OfExample({ amount, isDrawn }: OfExampleProps) {
  const { t } = useTexts('figures')
  const text = t('inExample', { amount, ...noBidiIsolation })
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'inline-block', '&::before': isDrawn ? piece : {} }}
    >
      <span key={text}>{text}</span>
    </Typography>
  )
}

/** Says why the example is not drawn. */
export function BeyondScale() {
  const { t } = useTexts('figures')
  return (
    <Typography variant="body2" component="p" color="textSecondary">
      {t('beyondScale')}
    </Typography>
  )
}
