import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { FindingsPanel } from './page/findings/FindingsPanel.tsx'
import panelStyles from './page/findings/panel.css?inline'
import { InspectorTool } from './page/inspector/InspectorTool.tsx'
import { arrive } from './page/inspector/goTo.ts'
import { listen } from './page/inspector/listen.ts'
import outlineStyles from './page/inspector/outlines.css?inline'
import toolStyles from './page/inspector/tool.css?inline'

/** Shows a tool outside the page's body and styles. @returns the element around it */
function showTool(name: string, styles: string, tool: ReactNode): HTMLElement {
  const host = document.createElement(name)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  createRoot(shadow).render(tool)
  return host
}

showTool('findings-panel', panelStyles, <FindingsPanel />)
listen(showTool('text-inspector', toolStyles, <InspectorTool />))
const outlines = Object.assign(document.createElement('style'), { textContent: outlineStyles })
document.documentElement.append(outlines)
arrive()
