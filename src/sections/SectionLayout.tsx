import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { SceneDetail } from '#components/content/SceneDetail.tsx'
import type { Words } from '#content/kinds/texts.ts'
import { InTurn } from '#scheduling/InTurn.tsx'
import { ArticleText } from './ArticleText.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { columnGap, twoAlike } from './secondEdge.ts'
import type { SectionWordsProps } from './SectionProps.ts'
import { staysBeside } from './staysBeside.ts'

/** The second column of several paragraphs begins at the second edge. */
const inColumns = {
  columnCount: { md: 2 },
  columnGap,
  maxInlineSize: { md: twoAlike },
  '& > p': { breakInside: 'avoid' },
  '& > p + p': { marginBlockStart: { xs: 1.5, sm: 2 } },
} as const

/** Chromium would part a heading from what stands below it in a grid. */
const stackedOnPaper = {
  '@media print': { display: 'block', '& > * + *': { marginBlockStart: 3 } },
} as const

const inSight = (theme: Theme) => ({
  [staysBeside(theme)]: {
    position: 'sticky',
    insetBlockStart: `calc(var(--bar-end) + ${theme.spacing(3)})`,
  },
})

interface SectionLayoutProps extends SectionWordsProps<Words> {
  /** Says whose words follow, between the heading and the paragraphs. */
  aboveWords?: ReactNode
  /** What follows the heading and the paragraphs, in their column. */
  belowWords?: ReactNode
  /** What stands beside the words in a wide window. */
  beside?: ReactNode
  /** Whether that stays in sight while higher words pass. */
  besideStays?: boolean
  /** Whether that is so low that the picture stands beside all, in place of below the words. */
  isLow?: boolean
  /** What stands below both, as wide as the page. */
  children?: ReactNode
}

/**
 * The heading of a section, and what stands beside and below it. All sections have the same second edge. A single
 * paragraph stands beside its heading; several would leave its column empty, and stand below it in two columns.
 */
export function SectionLayout(props: SectionLayoutProps) {
  const { texts, textKey, email, values, detail, aboveWords, belowWords, beside } = props
  const { besideStays = false, isLow = !beside, children } = props
  const { heading, paragraphs = [] } = texts
  const isShort = paragraphs.length === 1
  const prose = paragraphs.length > 0 && (
    <Paragraphs paragraphs={paragraphs} textKey={`${textKey}.paragraphs`} email={email} values={values} />
  )
  const stack = prose && (
    // A single paragraph beside its heading is set larger, and fills its room.
    <Stack
      spacing={{ xs: 1.5, sm: 2 }}
      sx={{ typography: isShort && !beside ? { xs: 'body1', sm: 'lead' } : 'body1' }}
    >
      {prose}
    </Stack>
  )
  const title = (
    <Typography variant="h2">
      <ArticleText text={heading} textKey={`${textKey}.heading`} values={values} />
    </Typography>
  )
  const headed = (
    <>
      {title}
      {aboveWords}
      {stack}
      {belowWords}
    </>
  )
  const picture = detail && <SceneDetail {...detail} />
  const body = () => {
    if (picture && isLow)
      return (
        <TwoColumns start={picture} centred>
          <Stack spacing={2.5}>
            {headed}
            {beside}
          </Stack>
        </TwoColumns>
      )
    if (beside)
      return (
        <TwoColumns
          stays={besideStays}
          start={
            <Stack spacing={2.5}>
              {headed}
              {picture}
            </Stack>
          }
        >
          {beside}
        </TwoColumns>
      )
    if (isShort)
      return (
        <TwoColumns start={title} fromTablets>
          {stack}
        </TwoColumns>
      )
    return (
      <Stack spacing={{ xs: 1.5, sm: 2.5 }}>
        {title}
        {aboveWords}
        {prose && <Box sx={inColumns}>{prose}</Box>}
        {belowWords}
      </Stack>
    )
  }
  return (
    <Stack spacing={children && !prose ? 2 : { xs: 2.5, md: 5 }}>
      <InTurn>
        {body()}
        {children}
      </InTurn>
    </Stack>
  )
}

interface TwoColumnsProps {
  start: ReactNode
  /** Whether tablets have both columns, too. */
  fromTablets?: boolean
  /** Whether the columns are centred beside each other; by default their first lines are level. */
  centred?: boolean
  /** Whether the second column stays in sight beside a higher first one. */
  stays?: boolean
  children: ReactNode
}

function TwoColumns(props: TwoColumnsProps) {
  const { start, fromTablets = false, centred = false, stays = false, children } = props
  const from = fromTablets ? 'sm' : 'md'
  return (
    <Grid
      container
      spacing={{ xs: fromTablets ? 1.5 : 2.5, sm: 4, md: columnGap }}
      sx={[{ alignItems: centred ? 'center' : 'first baseline' }, !fromTablets && stackedOnPaper]}
    >
      <InTurn>
        {/* A picture alone is missing on phones and tablets, with its column. */}
        <Grid size={{ xs: 12, [from]: 5 }} sx={centred ? { display: { xs: 'none', md: 'block' } } : {}}>
          {start}
        </Grid>
        <Grid size={{ xs: 12, [from]: 7 }} sx={stays ? inSight : {}}>
          {children}
        </Grid>
      </InTurn>
    </Grid>
  )
}
