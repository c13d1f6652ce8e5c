import type { CSSObject } from '@mui/material/styles'
import { createAppTheme } from './material-ui/createAppTheme.ts'

const sheets = createAppTheme().generateStyleSheets() as CSSObject[]

/**
 * The theme's CSS variables, the same in every language. MUI has some 500 of them, of which a page uses a
 * tenth: all of them would add 4 KB to the HTML of every page.
 * @param css what uses them; without it all are given.
 */
export function themeVariables(css?: string): CSSObject[] {
  if (css === undefined) return sheets
  const used = variablesIn(css)
  // A variable may be made of others.
  for (let known = 0; known < used.size;) {
    known = used.size
    for (const name of variablesIn(JSON.stringify(sheets.map((sheet) => pick(sheet, used))))) used.add(name)
  }
  return sheets.map((sheet) => pick(sheet, used))
}

function variablesIn(css: string) {
  return new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}

/** The variables that are used, and everything else, at every depth. */
function pick(styles: CSSObject, used: ReadonlySet<string>): CSSObject {
  return Object.fromEntries(
    Object.entries(styles).flatMap(([name, value]) => {
      if (name.startsWith('--')) return used.has(name) ? [[name, value]] : []
      return [[name, typeof value === 'object' ? pick(value as CSSObject, used) : value]]
    }),
  )
}
