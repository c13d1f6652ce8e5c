import type { ThemeOptions } from '@mui/material/styles'
import { cssBaseline } from '../cssBaseline.ts'
import { layout } from '../tokens.ts'
import { LinkBehavior } from '../LinkBehavior.tsx'

const gutters = { paddingInline: `calc(${layout.gutter}px + var(--safe))` }

/** What every page is made of: bare elements, text, links. */
export const base = {
  MuiCssBaseline: { styleOverrides: cssBaseline },
  MuiButtonBase: {
    defaultProps: { LinkComponent: LinkBehavior },
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiLink: { defaultProps: { component: LinkBehavior } },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: { root: { maxInlineSize: layout.contentWidth + 48 } },
    variants: [
      {
        props: { disableGutters: false },
        // Material UI sets its own again from `sm` on.
        style: ({ theme }) => ({ ...gutters, [theme.breakpoints.up('sm')]: gutters }),
      },
    ],
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: { defaultProps: { variantMapping: { lead: 'p', display: 'p' } } },
} satisfies ThemeOptions['components']
