import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

/** What others confirm of the company: customers' words, certificates, and the countries that it serves. */
export default function ProofSection({ words }: SectionProps<'proof'>) {
  const { references = [], certificates = [], countries = [] } = words.texts
  return (
    <SectionLayout {...words}>
      {references.length > 0 && (
        <EvenGrid count={references.length}>
          {references.map(({ quote, name, role }) => (
            <Card key={name} component="li">
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
      {countries.length > 0 && (
        <Stack component="ul" direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          {countries.map((country) => (
            <Chip key={country} component="li" label={country} />
          ))}
        </Stack>
      )}
    </SectionLayout>
  )
}
