import type { ThemeOptions } from '@mui/material/styles'
import { dimensions } from '../tokens.ts'
import { LinkBehavior } from '../LinkBehavior.tsx'

const contentAndGutters = dimensions.contentWidth + 2 * dimensions.wideGutter
const narrow = `calc(${dimensions.gutter}px + var(--safe))`

export const base = {
  MuiButtonBase: {
    defaultProps: { LinkComponent: LinkBehavior },
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiLink: { defaultProps: { component: LinkBehavior } },
  MuiContainer: {
    // The default width holds the content and the gutters beside it.
    styleOverrides: {
      maxWidthLg: ({ theme }) => ({
        maxWidth: contentAndGutters,
        // Material UI sets its own again from `lg` on.
        [theme.breakpoints.up('lg')]: { maxWidth: contentAndGutters },
      }),
    },
    variants: [
      {
        props: { disableGutters: false },
        // Material UI sets its own again from `sm` on.
        style: ({ theme }) => ({
          paddingInline: narrow,
          [theme.breakpoints.up('sm')]: { paddingInline: `max(${dimensions.wideGutter}px, ${narrow})` },
        }),
      },
    ],
  },
  // Material UI's own sizes, in px: with the theme's base of 16 px they would be a seventh larger.
  MuiSvgIcon: {
    styleOverrides: {
      fontSizeSmall: { fontSize: 20 },
      fontSizeMedium: { fontSize: 24 },
      fontSizeLarge: { fontSize: 35 },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { fontSize: 20 },
      // On Material UI's grey, letters have a contrast of 1.8.
      colorDefault: ({ theme }) => ({ backgroundColor: theme.vars.palette.text.secondary }),
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: { defaultProps: { variantMapping: { lead: 'p', display: 'p' } } },
} satisfies ThemeOptions['components']
