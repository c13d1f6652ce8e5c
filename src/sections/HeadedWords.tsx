import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { columnGap, ofTwelve } from '#components/content/secondEdge.ts'
import { stackedOnPaper } from '#components/content/stackedOnPaper.ts'

interface HeadedWordsProps {
  heading: ReactNode
  children: ReactNode
}

/** Words below their heading. Tablets have them beside it, so that they end where what stands below them does. */
export function HeadedWords({ heading, children }: HeadedWordsProps) {
  return (
    <Grid
      container
      spacing={{ xs: 1, sm: columnGap.sm, md: 2.5 }}
      sx={[{ alignItems: 'first baseline' }, stackedOnPaper(3)]}
    >
      <Grid size={{ xs: 12, sm: ofTwelve.first, md: 12 }}>{heading}</Grid>
      <Grid size={{ xs: 12, sm: ofTwelve.second, md: 12 }}>
        <Stack spacing={{ xs: 2, sm: 2.5 }}>{children}</Stack>
      </Grid>
    </Grid>
  )
}
