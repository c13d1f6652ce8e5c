import type { EnquirySection, MailBody } from './mailBody.ts'
import { fill, type Phrase } from './safeText.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Many mail programs ignore style sheets, so each element has its own style attribute. */
const font = 'font-family: Arial, sans-serif; font-size: 15px; line-height: 1.5; color: #1a1a1a'
const asTyped = 'white-space: pre-wrap'

/** The mail as HTML without links, pictures or scripts. Every value is escaped and has its own direction. */
export function htmlBody({ language, intro, sections }: MailBody, title: string): string {
  const { code, direction } = language
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body dir="${direction}" style="${font}">
<p>${escapeHtml(intro)}</p>
${sections.map(htmlSection).join('\n<hr>\n')}
</body>
</html>
`
}

function htmlSection({ language, heading, warning, rows, blocks }: EnquirySection) {
  const { code, direction } = language
  const start = direction === 'rtl' ? 'right' : 'left'
  const cell = `align="${start}" valign="top" style="padding: 2px 0; padding-${direction === 'rtl' ? 'left' : 'right'}: 16px"`
  return `<div lang="${code}" dir="${direction}">
<h2>${html(heading)}</h2>
${warning ? `<p><strong>${escapeHtml(warning)}</strong></p>\n` : ''}<table dir="${direction}" cellspacing="0" style="${font}">
${rows.map(({ label, value }) => `<tr><th scope="row" ${cell}>${escapeHtml(label)}</th><td ${cell}>${html(value)}</td></tr>`).join('\n')}
</table>
${blocks.map(({ label, value }) => `<h3>${escapeHtml(label)}</h3>\n<div style="${asTyped}">${html(value)}</div>`).join('\n')}
</div>`
}

function html({ text, values }: Phrase) {
  return fill({ text: escapeHtml(text), values }, isolateLines)
}

/** Isolates each line by itself, since the lines of a message may have different directions. */
function isolateLines(value: string) {
  return value
    .split('\n')
    .map((line) => `<bdi dir="auto">${escapeHtml(line)}</bdi>`)
    .join('<br>')
}

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
