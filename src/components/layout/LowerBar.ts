import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { safeMargin } from '#theme/safeAreas.ts'
import { dimensions } from '#theme/tokens.ts'

/** The ways to the company at the window's lower edge, in reach of a thumb. */
export const LowerBar = styled(Paper)<{ component?: 'nav' }>(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: dimensions.phoneBarHeight,
  paddingInline: safeMargin(theme.spacing(1.5)),
  paddingBlockStart: theme.spacing(1),
  paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  '& > a': {
    flex: '1 1 auto',
    minBlockSize: 44,
    paddingBlock: theme.spacing(1),
    paddingInline: theme.spacing(1.5),
  },
}))
