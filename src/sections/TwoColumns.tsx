import Grid from '@mui/material/Grid'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { columnGap, ofTwelve } from '#components/content/secondEdge.ts'
import { stackedOnPaper } from '#components/content/stackedOnPaper.ts'
import { staysBeside } from './staysBeside.ts'

const inSight = (theme: Theme) => ({
  [staysBeside(theme)]: {
    position: 'sticky',
    insetBlockStart: `calc(var(--bar-end) + ${theme.spacing(3)})`,
  },
})

interface TwoColumnsProps {
  start: ReactNode
  /** Whether tablets have both columns, too. */
  fromTablets?: boolean
  /** Where the first column is a picture: whether it is as high as the second, or in its middle. By default the columns' first lines are level. */
  picture?: 'stretch' | 'center'
  /** Whether the second column stays in sight beside a higher first one. */
  stays?: boolean
  children: ReactNode
}

/** Two columns, of which the second begins at the edge that all sections share. */
export function TwoColumns(props: TwoColumnsProps) {
  const { start, fromTablets = false, picture, stays = false, children } = props
  const from = fromTablets ? 'sm' : 'md'
  return (
    <Grid
      container
      spacing={{ xs: fromTablets ? 1 : 2, ...columnGap }}
      sx={[{ alignItems: picture ?? 'first baseline' }, !fromTablets && stackedOnPaper(3)]}
    >
      {/* A picture alone is missing on phones and tablets, with its column. */}
      <Grid
        size={{ xs: 12, [from]: ofTwelve.first }}
        sx={picture ? { display: { xs: 'none', md: 'block' } } : {}}
      >
        {start}
      </Grid>
      <Grid size={{ xs: 12, [from]: ofTwelve.second }} sx={stays ? inSight : {}}>
        {children}
      </Grid>
    </Grid>
  )
}
