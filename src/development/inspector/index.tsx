import { createRoot } from 'react-dom/client'
import { InspectorTool } from './InspectorTool.tsx'
import { listen } from './listen.ts'
import { outlineStyles, toolStyles } from './styles.ts'

/** The tool of the development server, outside the page's body and its styles. */
const host = document.createElement('text-inspector')
const shadow = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(toolStyles)
shadow.adoptedStyleSheets = [sheet]
const outlines = Object.assign(document.createElement('style'), { textContent: outlineStyles })
document.documentElement.append(host, outlines)
createRoot(shadow).render(<InspectorTool />)
listen(host)
