import type { ThemeOptions } from '@mui/material/styles'

/** Cards, tables and what else lies on the page. */
export const surfaces = {} satisfies ThemeOptions['components']
