import { listItemButtonClasses } from '@mui/material/ListItemButton'
import type { ThemeOptions } from '@mui/material/styles'

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
        borderRadius: theme.vars.shape.borderRadius,
        [`&.${listItemButtonClasses.selected}`]: { color: theme.vars.palette.primary.main, fontWeight: 600 },
        // The line under a name.
        '&:has(small)': { display: 'block' },
        '& small': {
          ...theme.typography.caption,
          display: 'block',
          color: theme.vars.palette.text.secondary,
          fontWeight: 400,
        },
      }),
    },
  },
} satisfies ThemeOptions['components']
