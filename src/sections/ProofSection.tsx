import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { EvenGrid, firstItem } from '#components/content/EvenGrid.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'
import { itemKey } from './itemKey.ts'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

/** What others confirm of the company: customers' words, and certificates. */
export default function ProofSection({ words }: SectionProps<'proof'>) {
  const { references = [], certificates = [] } = words.texts
  return (
    <SectionLayout {...words}>
      {references.length > 0 && (
        <EvenGrid count={references.length}>
          {references.map(({ quote, name, role }, index) => (
            <Card key={itemKey(name, index)} component="li" sx={index === 0 ? firstItem : {}}>
              <CardContent>
                <Typography variant="lead" component="blockquote">
                  {quote}
                </Typography>
                <Typography variant="subtitle1" component="p">
                  {name}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {role}
                </Typography>
              </CardContent>
            </Card>
          ))}
        </EvenGrid>
      )}
      {certificates.length > 0 && <FeatureGrid features={certificates} />}
    </SectionLayout>
  )
}
