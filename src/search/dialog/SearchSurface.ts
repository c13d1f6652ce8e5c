import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { brand } from '#theme/brand.ts'
import { dimensions } from '#theme/tokens.ts'

/** The browser's own modal dialog, as large as the window: what lies around its surface darkens the page. */
export const Overlay = styled('dialog')({
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  overscrollBehavior: 'contain',
  backgroundColor: 'rgba(0, 0, 0, 0.5)',
  '&::backdrop': { display: 'none' },
})

export const Surface = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  insetInline: theme.spacing(4),
  // Over the bar, whose upper edge is there.
  insetBlockStart: dimensions.barOffset,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: 700,
  maxBlockSize: `calc(var(--visible-height, 100%) - ${theme.spacing(6)})`,
  translate: '0 var(--visible-top, 0)',
  marginInline: 'auto',
  borderRadius: brand.radius.panel,
  overflowY: 'auto',
  [theme.breakpoints.down('sm')]: {
    inset: 0,
    blockSize: 'var(--visible-height, 100%)',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    borderRadius: 0,
  },
}))

export const Field = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  // A ring around the field would stand inside the dialog like a second frame.
  borderBlockEnd: `3px solid ${theme.vars.palette.divider}`,
  '&:has(input:focus-visible)': { borderBlockEndColor: theme.vars.palette.surface.focus },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingInline: theme.spacing(1),
    border: 0,
    font: 'inherit',
    // Below 16 px, Safari on iPhones would enlarge the page.
    fontSize: 'max(1rem, 16px)',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
}))
