import type { PageFile, RenderedPage } from '../../src/entry-server.tsx'
import type { BootScripts } from './bootScripts.ts'

interface Parts {
  /** The document around every page: `index.html` as the bundler left it. */
  template: string
  pageFile: PageFile
  rendered: RenderedPage
  boot: BootScripts
  /** The theme's variables as CSS. */
  variables: string
  /** Attributes with the addresses of the languages' style sheets. */
  styleSheets: string
  /** What fetches the page's modules. */
  modules: string
}

/**
 * A page's HTML. What it shows comes first and needs nothing but the fonts; its modules wait in a template
 * until it is painted (`src/boot/afterPaint.ts`).
 */
export function pageHtml({
  template,
  pageFile,
  rendered,
  boot,
  variables,
  styleSheets,
  modules,
}: Parts): string {
  const { lang, dir, head, fontFaces, styles, muiStyles, body } = rendered
  const documentHead = [
    `<script>${boot.beforePaint(pageFile)}</script>`,
    head,
    `<style>${fontFaces}${variables}</style><style data-styles="${pageFile.language}">${styles}</style>`,
    muiStyles,
  ].join('')
  const end = `<template id="modules"${styleSheets}>${modules}</template><script>${boot.afterPaint}</script>`
  return template
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
    .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${dir}">`)
    .replace('<!--head-->', () => documentHead)
    .replace('<!--page-->', () => body)
    .replace('</body>', () => `${end}</body>`)
}
