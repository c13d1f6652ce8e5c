import type { ThemeOptions } from '@mui/material/styles'
import { tableRowClasses } from '@mui/material/TableRow'

declare module '@mui/material/TableHead' {
  interface TableHeadOwnProps {
    'data-scheme'?: 'dark' | undefined
  }
}

/** Material 3's opacity of what lies under the pointer. */
const hoverOpacity = 0.08

export const tables = {
  MuiTableHead: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.container,
        '& th': { color: theme.vars.palette.primary.main },
        // The head of the table that decides is a band.
        '&[data-scheme]': {
          backgroundColor: theme.vars.palette.surface.band,
          // On the dark scheme's sections the band would not show.
          ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface.container }),
          '& th': {
            color: theme.vars.palette.text.primary,
            borderBlockEnd: `3px solid ${theme.vars.palette.secondary.main}`,
          },
        },
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        [`&.${tableRowClasses.hover}:hover`]: {
          backgroundColor: theme.alpha(theme.vars.palette.primary.main, hoverOpacity),
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        verticalAlign: 'top',
        fontSize: 'inherit',
        lineHeight: 'inherit',
        textWrap: 'balance',
        // As of the page, a word could break at each letter, and no table would be wider than its container.
        overflowWrap: 'break-word',
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        '&[scope="row"]': { fontWeight: 600 },
      }),
      head: { fontWeight: 600 },
    },
    // A variant, not an override, so that `size` and `padding` of a cell still work.
    variants: [{ props: { size: 'medium', padding: 'normal' }, style: { padding: '14px 16px' } }],
  },
} satisfies ThemeOptions['components']
