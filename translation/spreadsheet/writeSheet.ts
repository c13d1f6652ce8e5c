import type { CellStyle } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'
import { columnNames, columns, headingOf, type Column } from './columns.ts'
import type { Row } from './rows.ts'

/** Writes the rows as .xlsx. Filters and sorting need unlocked cells; the import reports changes outside Translation. */
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
        autoFilter: { range: `A1:${lastColumn}${rows.length + 1}` },
        protection: { sheet: true, formatColumns: true, formatRows: true, autoFilter: true, sort: true },
        view: { rightToLeft: rtl },
      },
    ],
  })
}

const lastColumn = String.fromCharCode('A'.charCodeAt(0) + columnNames.length - 1)

function styleOf(name: Column, rtl: boolean): CellStyle {
  const isTranslation = name === 'translation'
  const isTranslated = isTranslation || name === 'before'
  return {
    alignment: { vertical: 'top', wrapText: true, readingOrder: isTranslated && rtl ? 'rtl' : 'ltr' },
    protection: { locked: false },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: isTranslation ? 'FFF9E5' : 'EEEEEE' } },
    // This format means text. Without it, a spreadsheet program would read 24x7 or 300+ as something else.
    numFmt: '@',
  }
}
