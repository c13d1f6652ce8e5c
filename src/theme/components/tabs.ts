import type { ThemeOptions } from '@mui/material/styles'

/** Rows of tabs. */
export const tabs = {} satisfies ThemeOptions['components']
