import type { ThemeOptions } from '@mui/material/styles'
import { cssBaseline } from '../cssBaseline.ts'
import { LinkBehavior } from '../LinkBehavior.tsx'

/** What every page is made of: bare elements, text, links. */
export const base = {
  MuiCssBaseline: { styleOverrides: cssBaseline },
  MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
  MuiLink: { defaultProps: { component: LinkBehavior } },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: { defaultProps: { variantMapping: { lead: 'p', display: 'p' } } },
} satisfies ThemeOptions['components']
