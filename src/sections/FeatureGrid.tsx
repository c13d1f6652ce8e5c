import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { EvenGrid, firstItem } from '#components/content/EvenGrid.tsx'
import type { TitledText } from '#content/kinds/texts.ts'
import { itemKey } from './itemKey.ts'

/** Cards that are only read. */
export function FeatureGrid({ features }: { features: readonly TitledText[] }) {
  return (
    <EvenGrid count={features.length}>
      {features.map(({ title, text }, index) => (
        <Card key={itemKey(title, index)} component="li" variant="filled" sx={index === 0 ? firstItem : {}}>
          <CardContent>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
          </CardContent>
        </Card>
      ))}
    </EvenGrid>
  )
}
