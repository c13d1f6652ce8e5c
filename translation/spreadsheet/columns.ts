import { createHash } from 'node:crypto'

/** The columns of a sheet, in their order, with their widths. The import finds columns by these headings. */
export const columns = {
  page: { heading: 'Page · الصفحة', width: 18 },
  file: { heading: 'File · الملف', width: 18 },
  key: { heading: 'Key · المفتاح', width: 26 },
  english: { heading: 'English · الإنجليزية', width: 60 },
  translation: { heading: 'Translation · الترجمة', width: 60 },
  /** The translation at the time of the export. The import compares it with the site and with the sheet. */
  before: { heading: 'Before · قبل التعديل', width: 60 },
  status: { heading: 'Status · الحالة', width: 8 },
  note: { heading: 'Note · ملاحظة', width: 40 },
  limit: { heading: 'Limit · الحد', width: 9 },
  link: { heading: 'Link · الرابط', width: 30 },
  /** A fingerprint of File, Key, English and Before, by which the import sees whether they have changed. */
  check: { heading: 'Check · للتحقق', width: 11 },
} as const

export type Column = keyof typeof columns
export const columnNames = Object.keys(columns) as Column[]

/** Returns a column's heading. The translation's heading names the language, which a CSV file has nowhere else. */
export function headingOf(column: Column, language: string): string {
  const { heading } = columns[column]
  return column === 'translation' ? `${heading} [${language}]` : heading
}

/** The cells of a sheet. The first row has the headings. */
export type Table = string[][]

/** Removes from a cell the characters that programs add: no-break and zero-width spaces, other line ends. */
export function plainCell(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Returns the value of the column Check. It begins with a letter, so that no program takes it for a number. */
export function fingerprint(...cells: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(cells.map(plainCell)))
  return `v${hash.digest('hex').slice(0, 8)}`
}
