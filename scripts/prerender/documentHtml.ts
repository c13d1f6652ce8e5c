import type { RenderedPage } from '#entry-server.tsx'
import type { ResolvedPath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { headScriptFor, type HeadScript } from '../vite/headScripts.ts'

export type HeadScripts = Record<HeadScript, string>

interface Parts {
  pageFile: ResolvedPath
  rendered: RenderedPage
  headScripts: HeadScripts
  /** The address of the style sheet for print and forced colours. */
  mediaSheet: string
  /** The elements that load the page's modules. */
  modules: string
}

/**
 * Lays out the page while it is still empty. On a reload, Firefox 153 loses the place of a right-to-left page that it
 * has read to the end before it lays it out: the page has no width yet, and Firefox takes the first width for a scroll
 * by the visitor (`ScrollContainerFrame::ScrollToRestoredPosition`).
 */
const earlyLayout = '<script>document.body.offsetTop</script>'

/** Returns a page's HTML. The visible content comes first and needs only the fonts; the modules stand at the end. */
export function documentHtml({ pageFile, rendered, headScripts, mediaSheet, modules }: Parts): string {
  const { code, direction } = languages[pageFile.language]
  const { head, fontFaces, styles, body } = rendered
  return [
    `<!doctype html><html lang="${code}" dir="${direction}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    // The head's script sees by these whether the typeface has loaded (src/scheduling/showWholeTypeface.ts).
    `<style>${fontFaces}</style>`,
    `<script>${headScripts[headScriptFor(pageFile)]}</script>`,
    head,
    styles,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    `</head><body>${direction === 'rtl' ? earlyLayout : ''}<div id="root">${body}</div>`,
    `<link rel="stylesheet" media="print,(forced-colors:active)" href="${mediaSheet}">${modules}</body></html>`,
  ].join('')
}
