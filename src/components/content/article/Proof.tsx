import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'
import type { ProofTexts } from './texts.ts'

type ProofProps = { [Kind in keyof ProofTexts]: ProofTexts[Kind] | undefined }

/** What others confirm of the company: customers' words, certificates, and the countries that it serves. */
export function Proof({ references, certificates, countries }: ProofProps) {
  return (
    <>
      {references && (
        <EvenGrid count={references.length}>
          {references.map(({ quote, name, role }) => (
            <Card key={name} component="li">
              <CardContent>
                <Typography variant="lead" component="blockquote">
                  {quote}
                </Typography>
                <Typography variant="h4" component="p">
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
      {certificates && <FeatureGrid features={certificates} />}
      {countries && (
        <Stack component="ul" direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          {countries.map((country) => (
            <Chip key={country} component="li" label={country} />
          ))}
        </Stack>
      )}
    </>
  )
}
