import { changeModules } from './changeModules.ts'

/**
 * Leaves out the themes that MUI makes for components outside a theme: all of the form's stand in ours. A slow
 * phone takes some 25 ms for them.
 */
export const ownThemeOnly = () =>
  changeModules('own-theme-only', /\/@mui\/.+\/(defaultTheme|useTheme)\.mjs$/, (code) =>
    code.replace(/(?<=[dD]efaultTheme = )createTheme\(\)/, '{}'),
  )
