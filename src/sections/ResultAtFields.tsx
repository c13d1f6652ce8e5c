import { styled } from '@mui/material/styles'
import { staysBeside } from './staysBeside.ts'

/** It has the lines of a long result from the start: a shorter one moves no field while somebody types. */
const Line = styled('p')(({ theme }) => ({
  // Labels have 1.
  zIndex: 2,
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 'calc(3lh + 16px)',
  [theme.breakpoints.up('sm')]: { minBlockSize: 'calc(2lh + 16px)' },
  maxInlineSize: 'none',
  marginBlock: theme.spacing(-1, 2),
  marginInline: theme.spacing(-2.5),
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(2.5),
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.container,
  // On a phone that lies on its side, it would leave no room for the field.
  '@media (min-height: 30rem)': { position: 'sticky', insetBlockStart: 'var(--bar-end)' },
  [staysBeside(theme)]: { display: 'none' },
}))

/**
 * The result again, where it else stands below the window: above the fields, since the keyboard covers what is below.
 * Screen readers have the other one.
 */
export function ResultAtFields({ sentence }: { sentence: string }) {
  return (
    <Line aria-hidden>
      <strong key={sentence}>{sentence}</strong>
    </Line>
  )
}
