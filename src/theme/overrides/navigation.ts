import { listItemButtonClasses } from '@mui/material/ListItemButton'
import type { ThemeOptions } from '@mui/material/styles'
import { brand } from '#theme/brand.ts'

export const navigation = {
  MuiToolbar: {
    styleOverrides: {
      // What finds no room beside the rest, as where a reader spaces the letters, makes the bar a row higher.
      root: { flexWrap: 'wrap', columnGap: 'clamp(2px, 0.8vw, 12px)' },
    },
  },
  MuiList: {
    // As on bare lists: with `none`, VoiceOver would not say that a list is one.
    styleOverrides: { root: { listStyle: '""' } },
  },
  MuiListItemButton: {
    styleOverrides: {
      gutters: { paddingInline: 12 },
      root: ({ theme }) => ({
        borderRadius: brand.radius.button,
        // Material 3's active indicator.
        [`&.${listItemButtonClasses.selected}`]: {
          color: theme.vars.palette.surface.onTonal,
          backgroundColor: theme.vars.palette.surface.tonal,
          fontWeight: 600,
          '& small': { color: 'inherit' },
        },
        // The line under a name.
        '&:has(small)': { display: 'block' },
        '& small': {
          ...theme.typography.caption,
          display: 'block',
          color: theme.vars.palette.text.secondary,
          fontWeight: 400,
          textWrap: 'balance',
        },
      }),
    },
  },
} satisfies ThemeOptions['components']
