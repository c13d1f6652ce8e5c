/** Where the visitor's choice of a colour scheme is kept, in `localStorage`. */
export const storedSchemeKey = 'color-scheme'
