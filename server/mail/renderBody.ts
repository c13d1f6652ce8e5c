import { escapeToBuffer } from 'hono/utils/html'
import { isolate } from '#i18n/bidiIsolation.ts'
import type { EnquiryContent, MailBody } from './enquiryContent.ts'
import { fill, type Phrase } from './safeText.ts'

/** The mail as plain text. Lines end with `\n`; nodemailer sends `\r\n`. */
export function plainBody({ intro, enquiries }: MailBody): string {
  return `${[intro.map(plain).join('\n\n'), ...enquiries.map(plainEnquiry)].join('\n\n\n')}\n`
}

export function plainEnquiry({ heading, warning, rows, blocks }: EnquiryContent) {
  return [
    plain(heading),
    ...(warning ? [warning] : []),
    rows.map(({ label, value }) => `${label}: ${plain(value)}`).join('\n'),
    ...blocks.map(({ label, value }) => `${label}:\n${plain(value)}`),
  ].join('\n\n')
}

/** Each line is isolated by itself: a bidi isolate ends at the end of its line. */
export function plain(phrase: Phrase): string {
  return fill(phrase, (value) => value.replaceAll(/^.+$/gm, isolate))
}

/**
 * Many mail programs ignore style sheets, so each element has its own style attribute. None has a colour: a program
 * with a dark ground would keep it, and dark letters on a dark ground cannot be read.
 */
const font = 'font-family: Arial, sans-serif; font-size: 15px; line-height: 1.5'
const asTyped = 'white-space: pre-wrap'
/** Lets the mail program choose letters and ground together. The second name is for older versions of Apple Mail. */
const colourSchemes = ['color-scheme', 'supported-color-schemes']
  .map((name) => `<meta name="${name}" content="light dark">`)
  .join('')

/** The mail as HTML without links, pictures or scripts. Every value is escaped and has its own direction. */
export function htmlBody({ language, title, intro, enquiries }: MailBody): string {
  const { code, direction } = language
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head><meta charset="utf-8">${colourSchemes}<title>${escapeHtml(title)}</title></head>
<body dir="${direction}" style="${font}">
${intro.map((phrase) => `<p>${html(phrase)}</p>`).join('\n')}
${enquiries.map(htmlEnquiry).join('\n<hr>\n')}
</body>
</html>
`
}

function htmlEnquiry({ language, heading, warning, rows, blocks }: EnquiryContent) {
  const { code, direction } = language
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const cell = `align="${start}" valign="top" style="padding: 2px 0; padding-${end}: 16px"`
  return `<div lang="${code}" dir="${direction}">
<h2>${html(heading)}</h2>
${warning ? `<p><strong>${escapeHtml(warning)}</strong></p>\n` : ''}<table dir="${direction}" cellspacing="0" style="${font}">
${rows.map(({ label, value }) => `<tr><th scope="row" ${cell}>${escapeHtml(label)}</th><td ${cell}>${html(value)}</td></tr>`).join('\n')}
</table>
${blocks.map(({ label, value }) => `<h3>${escapeHtml(label)}</h3>\n<div style="${asTyped}">${html(value)}</div>`).join('\n')}
</div>`
}

/**
 * Lines of a message may differ in direction. Mail programs keep `dir`, but Gmail, Outlook and Yahoo drop `<bdi>`,
 * and a telephone number would stand reversed in an Arabic mail. Isolating characters would be copied with the value.
 */
function html(phrase: Phrase) {
  return fill({ ...phrase, text: escapeHtml(phrase.text) }, (value) =>
    value
      .split('\n')
      .map((line) => `<span dir="${directionOf(line)}">${escapeHtml(line)}</span>`)
      .join('<br>'),
  )
}

/** The direction of the first letter, as browsers find it for `dir="auto"`. Numbers alone run from left to right. */
function directionOf(line: string) {
  const [letter = ''] = /\p{L}/u.exec(line) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
    ? 'rtl'
    : 'ltr'
}

/** Hono's escaping. Its `html` helper does the same, but its result may be a promise. */
function escapeHtml(text: string) {
  const buffer: [string] = ['']
  escapeToBuffer(text, buffer)
  return buffer[0]
}
