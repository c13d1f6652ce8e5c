import type { PageFile, RenderedPage } from '#entry-server.tsx'
import { languages } from '#i18n/languages.ts'
import { headScriptOf } from '../vite/headScriptOf.ts'
import type { BootScripts } from './bootScripts.ts'

interface Parts {
  /** The document around every page: `index.html` from the bundler. */
  template: string
  pageFile: PageFile
  rendered: RenderedPage
  boot: BootScripts
  mediaSheet: string
  /** The elements that load the page's modules. */
  modules: string
}

/** The visible content comes first and needs only the fonts. The modules stand at the end. */
export function pageHtml({ template, pageFile, rendered, boot, mediaSheet, modules }: Parts): string {
  const { code, direction } = languages[pageFile.language]
  const { head, fontFaces, styles, body } = rendered
  const documentHead = [
    // The script tells by them whether the typeface has come (src/boot/oneTypeface.ts).
    `<style>${fontFaces}</style>`,
    `<script>${boot[headScriptOf(pageFile)]}</script>`,
    head,
    styles,
  ].join('')
  return template
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
    .replace('<html lang="en" dir="ltr">', `<html lang="${code}" dir="${direction}">`)
    .replace('<!--head-->', () => documentHead)
    .replace('<!--page-->', () => body)
    .replace(
      '</body>',
      () =>
        `<link rel="stylesheet" media="print,(forced-colors:active)" href="/${mediaSheet}">${modules}</body>`,
    )
}
