import { styled } from '@mui/material/styles'

const open = { contentVisibility: 'visible', blockSize: 'auto' }

/**
 * The browser's own disclosure, with a heading and an icon in its summary: it opens before React has started, and for
 * what is searched for in the page. Without scripts and on paper it is open.
 */
export const Disclosure = styled('details')(({ theme }) => ({
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& + &': { borderBlockStart: 0 },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    // It inherits from the browser's own slot, whose box is its content.
    boxSizing: 'border-box',
    minBlockSize: 44,
    paddingBlock: theme.spacing(1),
    [theme.breakpoints.up('sm')]: { minBlockSize: 56, paddingBlock: theme.spacing(1.5) },
    cursor: 'pointer',
    listStyle: 'none',
  },
  // The ring stays between the lines above and below.
  '& > summary:focus-visible': { outlineOffset: 0 },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { flex: 'none', transition: theme.transitions.create('transform') },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  'html:not([data-script]) &::details-content': open,
  '@media print': { '&::details-content': open },
}))
