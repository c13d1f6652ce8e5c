/** The columns of a sheet of texts, in their order; a sheet that comes back is read by these headings. */
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

/** The heading of a column; that of the translation says the language, for a CSV file says it nowhere else. */
export function heading(column: Column, language: string): string {
  return column === 'translation' ? `${headings.translation} [${language}]` : headings[column]
}

/** A sheet as a table of texts, the first row being the headings. */
export type Table = string[][]
