import type { Cell, CellStyle } from 'hucre'
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

const styles = {
  heading: { font: { bold: true }, alignment: { vertical: 'top', wrapText: true } },
  ltr: { alignment: { vertical: 'top', wrapText: true, readingOrder: 'ltr' } },
  /** The only column that a translator can write into. */
  open: {
    alignment: { vertical: 'top', wrapText: true },
    protection: { locked: false },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF9E5' } },
    // This format means text. Without it, a spreadsheet program would read 24x7 or 300+ as something else.
    numFmt: '@',
  },
} as const satisfies Record<string, CellStyle>

/**
 * Makes an XLSX file with one row for each text. Only the translations can be changed.
 * @param rtl whether the language is written from right to left; the sheet is then shown from right to left, too
 */
export function writeSheet(rows: readonly Row[], language: string, rtl: boolean): Promise<Uint8Array> {
  const cells = new Map<string, Partial<Cell>>()
  for (const [column, name] of columns.entries()) {
    cells.set(`0,${column}`, { value: heading(name, language), type: 'string', style: styles.heading })
    for (const [index, row] of rows.entries()) {
      cells.set(`${index + 1},${column}`, {
        value: row[name],
        type: 'string',
        style: styleOf(name, rtl),
        ...(name === 'link' ? { hyperlink: { target: row.link } } : {}),
      })
    }
  }
  return writeXlsx({
    sheets: [
      {
        name: language,
        columns: columns.map((name) => ({ width: widths[name] })),
        rows: [
          columns.map((name) => heading(name, language)),
          ...rows.map((row) => columns.map((name) => row[name])),
        ],
        cells,
        freezePane: { rows: 1 },
        protection: { sheet: true, formatColumns: true, formatRows: true },
        view: { rightToLeft: rtl },
      },
    ],
  })
}

function styleOf(name: Column, rtl: boolean): CellStyle {
  if (name !== 'translation') return styles.ltr
  const { alignment } = styles.open
  return { ...styles.open, alignment: { ...alignment, readingOrder: rtl ? 'rtl' : 'ltr' } }
}
