import { outlineMark } from './ShownTexts.ts'

/** The tool's own look, apart from the site's styles. It stands across from the panel of the findings. */
export const toolStyles = `
:host { all: initial; }
:host > section, .panel, .switch { font: 14px/1.5 system-ui, 'Segoe UI', Tahoma, sans-serif; color: #f4f6fa; }
.switch {
  position: fixed; z-index: 31; inset-block-end: 20px; inset-inline-start: 0; padding: 6px 12px;
  border: 1px solid #8d97aa; border-inline-start: 0;
  border-start-end-radius: 8px; border-end-end-radius: 8px; background: #1d2433; cursor: pointer;
}
.switch[aria-pressed='true'] { background: #7a2048; }
kbd { font: 12px ui-monospace, monospace; color: #c3cad8; }
.panel {
  position: fixed; z-index: 31; inset-block-end: 84px; inset-inline-end: 0; box-sizing: border-box;
  inline-size: min(30rem, 100vw - 3rem); max-block-size: min(36rem, 70vh); overflow-y: auto;
  padding: 0 12px 12px; border: 1px solid #8d97aa; border-inline-end: 0;
  border-start-start-radius: 8px; border-end-start-radius: 8px; background: #1d2433; overflow-wrap: anywhere;
}
.panel section { margin-block-start: 8px; padding-inline-start: 10px; border-inline-start: 4px solid #8d97aa; }
h3 { margin: 8px 0 0; font: 13px/1.5 ui-monospace, monospace; }
p { margin: 2px 0 0; }
.text { font-size: 16px; }
q { quotes: none; font-style: italic; }
bdi { font: 13px/1.5 ui-monospace, monospace; }
ul { margin: 0; padding: 0; list-style: none; }
a { color: #9ed0ff; }
summary { margin-block-start: 8px; font-weight: 700; cursor: pointer; }
.panel button {
  padding: 2px 8px; border: 1px solid #8d97aa; border-radius: 4px;
  font: inherit; color: inherit; background: #2c3549; cursor: pointer; text-align: start;
}
li button { inline-size: 100%; border: 0; background: none; font: 13px/1.5 ui-monospace, monospace; }
:focus-visible { outline: 2px solid #fff; outline-offset: -2px; }
`

const line = (color: string) => `outline: 1px dashed ${color} !important; outline-offset: -1px !important;`

/** Outlines round the texts of the page; dotted in another colour where they are heard and not seen. */
export const outlineStyles = `
[${outlineMark}='text'] { ${line('#d6336c')} }
[${outlineMark}='name'], :is(a, button):has(> [${outlineMark}]) { ${line('#1c7ed6')} }
`
