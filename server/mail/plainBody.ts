import type { EnquirySection, MailBody } from './mailBody.ts'
import { fill, isolate, type Phrase } from './safeText.ts'

/** The mail as plain text. Lines end with `\n`; nodemailer sends `\r\n`. */
export function plainBody({ intro, sections }: MailBody): string {
  return `${[intro, ...sections.map(plainSection)].join('\n\n\n')}\n`
}

function plainSection({ heading, warning, rows, blocks }: EnquirySection) {
  return [
    plain(heading),
    ...(warning ? [warning] : []),
    rows.map(({ label, value }) => `${label}: ${plain(value)}`).join('\n'),
    ...blocks.map(({ label, value }) => `${label}:\n${plain(value)}`),
  ].join('\n\n')
}

function plain(phrase: Phrase) {
  return fill(phrase, isolateLines)
}

/** Isolates each line by itself: a bidi isolate ends at the end of its line. */
function isolateLines(value: string) {
  return value
    .split('\n')
    .map((line) => (line === '' ? '' : isolate(line)))
    .join('\n')
}
