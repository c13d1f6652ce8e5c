import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { EvenGrid } from '#components/content/EvenGrid.tsx'

export function FeatureGrid({ features }: { features: readonly { title: string; text: string }[] }) {
  return (
    <EvenGrid count={features.length}>
      {features.map(({ title, text }) => (
        <Card key={title} component="li" variant="arch">
          <CardContent>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
          </CardContent>
        </Card>
      ))}
    </EvenGrid>
  )
}
