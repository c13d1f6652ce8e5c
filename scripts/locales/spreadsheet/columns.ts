/** The headings of a sheet's columns, in their order. An imported sheet is read by these headings. */
export const headings = {
  page: 'Page · الصفحة',
  file: 'File · الملف',
  key: 'Key · المفتاح',
  english: 'English · الإنجليزية',
  translation: 'Translation · الترجمة',
  status: 'Status · الحالة',
  note: 'Note · ملاحظة',
  limit: 'Limit · الحد',
  link: 'Link · الرابط',
} as const

export type Column = keyof typeof headings
export const columns = Object.keys(headings) as Column[]

/** The heading of a column. The translation's heading names the language, since a CSV file names it nowhere else. */
export function heading(column: Column, language: string): string {
  return column === 'translation' ? `${headings.translation} [${language}]` : headings[column]
}

/** The cells of a sheet. The first row has the headings. */
export type Table = string[][]
