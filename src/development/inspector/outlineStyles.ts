import { outlineMark } from './ShownTexts.ts'

const line = (color: string) => `outline: 1px dashed ${color} !important; outline-offset: -1px !important;`

/** Outlines round the texts of the page; dotted in another colour where they are heard and not seen. */
export const outlineStyles = `
[${outlineMark}='text'] { ${line('#d6336c')} }
[${outlineMark}='name'], :is(a, button):has(> [${outlineMark}]) { ${line('#1c7ed6')} }
`
