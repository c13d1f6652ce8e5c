import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useTheme } from '@mui/material/styles'
import { cssBaseline } from './cssBaseline.ts'

/** The theme's custom properties and the styles of bare elements: the same in every language. */
export function SiteStyles() {
  const { generateStyleSheets } = useTheme()
  return (
    <>
      <GlobalStyles styles={generateStyleSheets()} />
      <CssBaseline />
      <GlobalStyles styles={cssBaseline} />
    </>
  )
}
