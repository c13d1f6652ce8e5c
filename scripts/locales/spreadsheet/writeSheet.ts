import type { CellStyle } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'
import { columnNames, columns, headingOf, type Column } from './columns.ts'
import type { Row } from './rows.ts'

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
        columns: columnNames.map((key) => {
          const { width } = columns[key]
          return { key, header: headingOf(key, language), width, style: styleOf(key, rtl) }
        }),
        data: rows.map((row) => ({ ...row, link: { text: row.link, hyperlink: row.link } })),
        cells: new Map(columnNames.map((_, column) => [`0,${column}`, bold])),
        freezePane: { rows: 1 },
        protection: { sheet: true, formatColumns: true, formatRows: true },
        view: { rightToLeft: rtl },
      },
    ],
  })
}

function styleOf(name: Column, rtl: boolean): CellStyle {
  const alignment = { vertical: 'top', wrapText: true } as const
  const translated = { alignment: { ...alignment, readingOrder: rtl ? 'rtl' : 'ltr' } } as const
  if (name === 'before') return { ...translated, fill: solid('EEEEEE') }
  if (name !== 'translation') return { alignment: { ...alignment, readingOrder: 'ltr' } }
  return {
    ...translated,
    protection: { locked: false },
    fill: solid('FFF9E5'),
    // This format means text. Without it, a spreadsheet program would read 24x7 or 300+ as something else.
    numFmt: '@',
  }
}

function solid(rgb: string) {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb } } as const
}
