import type { ThemeOptions } from '@mui/material/styles'
import { layout } from '../tokens.ts'

export const tabs = {
  MuiTabs: {
    styleOverrides: { root: { minHeight: layout.subMenuHeight }, indicator: { height: 3 } },
  },
  MuiTab: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: {
        minHeight: layout.subMenuHeight,
        maxWidth: 'none',
        paddingInline: 16,
        fontSize: 'var(--size-body1)',
        lineHeight: 'var(--line-button)',
        textTransform: 'none',
      },
    },
  },
} satisfies ThemeOptions['components']
