import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ProseColumns } from '#components/content/ProseColumns.ts'
import type { HeadingPlace } from './headingPlaces.ts'

interface SectionWordsProps {
  heading: ReactNode
  paragraphs: ReactNode
  headingPlace: HeadingPlace
  /** Whether a single paragraph has the room of two columns: it is set larger, and fills it. */
  asLead: boolean
}

/** A section's heading and its paragraphs. */
export function SectionWords({ heading, paragraphs, headingPlace, asLead }: SectionWordsProps) {
  const prose =
    paragraphs &&
    (asLead ? (
      <Typography variant="lead" component="div">
        {paragraphs}
      </Typography>
    ) : (
      <ProseColumns>{paragraphs}</ProseColumns>
    ))
  if (headingPlace === 'above') {
    return (
      <Stack spacing={2.5}>
        {heading}
        {prose}
      </Stack>
    )
  }
  return (
    <Grid container spacing={{ xs: 2, sm: 4, md: 7 }} sx={{ alignItems: 'first baseline' }}>
      <Grid size={{ xs: 12, sm: 5 }}>{heading}</Grid>
      <Grid size={{ xs: 12, sm: 7 }}>{prose}</Grid>
    </Grid>
  )
}
