import { createRoot } from 'react-dom/client'
import { FindingsPanel } from './FindingsPanel.tsx'
import { panelStyles } from './panelStyles.ts'

/** The panel of the development server, outside the page's body and its styles. */
const host = document.createElement('findings-panel')
const shadow = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(panelStyles)
shadow.adoptedStyleSheets = [sheet]
document.documentElement.append(host)
createRoot(shadow).render(<FindingsPanel />)
