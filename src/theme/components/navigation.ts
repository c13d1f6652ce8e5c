import type { ThemeOptions } from '@mui/material/styles'

/** The bar and its menus. */
export const navigation = {} satisfies ThemeOptions['components']
