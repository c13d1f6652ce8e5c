import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { CanonicalPageId } from '#config/pages.ts'
import { phoneColumns } from '#theme/tokens.ts'
import { ExampleCard } from './ExampleCard.tsx'
import type { SectionProps } from './SectionProps.ts'

/** Worked examples of other pages as a row of figures, each of which leads to its arithmetic. */
export function ExamplesSection({ section, words: { texts, textKey } }: SectionProps<'examples'>) {
  const pages = Object.entries(section.of) as [CanonicalPageId, (typeof section.of)[CanonicalPageId] & {}][]
  return (
    <Stack spacing={{ xs: 3, md: 4 }}>
      <Typography variant="h2">{texts.heading}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 3 },
          gridTemplateColumns: {
            xs: phoneColumns,
            // Four, so that no row has a gap.
            md: `repeat(${pages.length}, minmax(0, 1fr))`,
          },
        }}
      >
        {pages.map(([page, example]) => (
          <ExampleCard key={page} page={page} example={example} textKey={`${textKey}.items.${page}`} />
        ))}
      </Box>
    </Stack>
  )
}
