import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { HeadingPlace } from './headingPlaces.ts'

interface SectionWordsProps {
  heading: ReactNode
  paragraphs: ReactNode
  headingPlace: HeadingPlace
}

const columns = { direction: { xs: 'column', sm: 'row' }, spacing: { xs: 2, sm: 4, md: 7 } } as const

/** A section's heading and its paragraphs. */
export function SectionWords({ heading, paragraphs, headingPlace }: SectionWordsProps) {
  if (headingPlace === 'beside') {
    return (
      <Grid container spacing={{ xs: 2, sm: 4, md: 7 }} sx={{ alignItems: 'first baseline' }}>
        <Grid size={{ xs: 12, sm: 5 }}>{heading}</Grid>
        <Grid size={{ xs: 12, sm: 7 }}>
          <Stack spacing={2}>{paragraphs}</Stack>
        </Grid>
      </Grid>
    )
  }
  return (
    <Stack spacing={2.5}>
      {heading}
      {paragraphs && (
        <Stack spacing={2} {...(headingPlace === 'aboveColumns' && columns)}>
          {paragraphs}
        </Stack>
      )}
    </Stack>
  )
}
