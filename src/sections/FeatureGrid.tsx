import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { EvenGrid, firstItem } from '#components/content/EvenGrid.tsx'
import type { TitledText } from '#content/kinds/texts.ts'
import { onScreen } from '#theme/tokens.ts'
import { itemKey } from './itemKey.ts'

/** On phones they are rows: the edges of cards would take a tenth of each line. */
const card = (theme: Theme) => ({
  [onScreen(theme.breakpoints.down('sm'))]: {
    backgroundColor: 'transparent',
    border: 0,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
    // Twice the class, and the last child: `MuiCardContent` sets the padding below.
    '&& > :last-child': { gap: theme.spacing(0.5), padding: '10px 0 2px' },
  },
})

/** Cards that are only read. */
export function FeatureGrid({ features }: { features: readonly TitledText[] }) {
  return (
    <EvenGrid count={features.length}>
      {features.map(({ title, text }, index) => (
        <Card
          key={itemKey(title, index)}
          component="li"
          variant="filled"
          sx={[card, index === 0 && firstItem]}
        >
          <CardContent>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
          </CardContent>
        </Card>
      ))}
    </EvenGrid>
  )
}
