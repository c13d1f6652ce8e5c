/** What `ThemeProvider`, `createTheme` and `InitColorSchemeScript` must agree on. */
export const colorScheme = {
  /** The attribute that names the scheme: of `<html>`, and of each part of a page that keeps one of its own. */
  attribute: 'data-scheme',
  /** Where the visitor's choice is kept, in `localStorage`. */
  modeStorageKey: 'color-scheme',
} as const
