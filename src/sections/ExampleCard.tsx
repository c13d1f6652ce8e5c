import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { CanonicalPageId } from '#config/pages.ts'
import { evaluate } from '#content/evaluate.ts'
import type { Calculation } from '#content/kinds/calculation.ts'
import { useFilledTexts } from '#i18n/useFilledTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useWrittenAmounts } from './useWrittenAmounts.ts'

interface ExampleCardProps {
  page: CanonicalPageId
  example: Calculation
  textKey: string
}

/** What the example of a page comes to, which leads there. */
export function ExampleCard({ page, example, textKey }: ExampleCardProps) {
  const pageHref = usePageHref()
  const write = useWrittenAmounts()
  const { amounts } = evaluate(example, {})
  const fillAlone = useFilledTexts(textKey, write(amounts, 'alone'))
  const fill = useFilledTexts(textKey, write(amounts))
  return (
    <Card component="li" variant="outlined">
      <CardActionArea href={pageHref(page, 'example')} sx={{ blockSize: '100%' }}>
        <CardContent sx={{ blockSize: '100%', padding: { xs: 1.5, sm: 3 } }}>
          <Typography variant="h3" component="p" color="primary">
            {/* In a narrow card the unit may stand below its number. */}
            {fillAlone('figure').replaceAll('\u00A0', ' ')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {fill('text')}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
