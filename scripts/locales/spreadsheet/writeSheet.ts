import type { CellStyle } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'
import { columns, heading, type Column } from './columns.ts'
import type { Row } from './rows.ts'

const widths: Record<Column, number> = {
  page: 18,
  file: 18,
  key: 26,
  english: 60,
  translation: 60,
  status: 8,
  note: 40,
  limit: 9,
  link: 30,
}

/**
 * Makes an XLSX file with one row for each text. Only the translations can be changed.
 * @param rtl whether the language is written from right to left; the sheet is then shown from right to left, too
 */
export function writeSheet(rows: readonly Row[], language: string, rtl: boolean): Promise<Uint8Array> {
  const bold = { style: { font: { bold: true }, alignment: { vertical: 'top', wrapText: true } } } as const
  return writeXlsx({
    sheets: [
      {
        name: language,
        columns: columns.map((key) => {
          return { key, header: heading(key, language), width: widths[key], style: styleOf(key, rtl) }
        }),
        data: rows.map((row) => ({ ...row, link: { text: row.link, hyperlink: row.link } })),
        cells: new Map(columns.map((_, column) => [`0,${column}`, bold])),
        freezePane: { rows: 1 },
        protection: { sheet: true, formatColumns: true, formatRows: true },
        view: { rightToLeft: rtl },
      },
    ],
  })
}

function styleOf(name: Column, rtl: boolean): CellStyle {
  const alignment = { vertical: 'top', wrapText: true } as const
  if (name !== 'translation') return { alignment: { ...alignment, readingOrder: 'ltr' } }
  return {
    alignment: { ...alignment, readingOrder: rtl ? 'rtl' : 'ltr' },
    protection: { locked: false },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF9E5' } },
    // This format means text. Without it, a spreadsheet program would read 24x7 or 300+ as something else.
    numFmt: '@',
  }
}
