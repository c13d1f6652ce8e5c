import { outlineMark } from './ShownTexts.ts'

/** The tool's own look, apart from the site's styles. It stands across from the panel of the findings. */
export const toolStyles = `
:host { all: initial; color-scheme: dark; }
.panel, .switch { position: fixed; z-index: 31; border: 1px solid; background: Canvas; color: CanvasText; }
section { font: 14px/1.5 system-ui, 'Segoe UI', Tahoma, sans-serif; }
.switch { inset-block-end: 20px; inset-inline-start: 0; padding: 6px 12px; font: inherit; }
.switch[aria-pressed='true'] { background: #7a2048; }
.panel {
  inset-block-end: 84px; inset-inline-end: 0; box-sizing: border-box; padding: 0 12px 12px;
  inline-size: min(30rem, 100vw - 3rem); max-block-size: min(36rem, 70vh); overflow: auto; overflow-wrap: anywhere;
}
.panel section { margin-block-start: 8px; padding-inline-start: 10px; border-inline-start: 4px solid; }
h3, bdi, kbd { margin: 8px 0 0; font: 13px/1.5 ui-monospace, monospace; }
p { margin: 2px 0 0; }
.text { font-size: 16px; }
summary { margin-block-start: 8px; font-weight: 700; }
details button { inline-size: 100%; border: 0; background: none; text-align: start; }
`

const line = (color: string) => `outline: 1px dashed ${color} !important; outline-offset: -1px !important;`

/** Outlines round the texts of the page; dotted in another colour where they are heard and not seen. */
export const outlineStyles = `
[${outlineMark}='text'] { ${line('#d6336c')} }
[${outlineMark}='name'], :is(a, button):has(> [${outlineMark}]) { ${line('#1c7ed6')} }
`
