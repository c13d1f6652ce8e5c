import { say } from '../check/report/describe.ts'
import { changedWords, quote } from '../check/text/show.ts'
import { columns, fingerprint, plainCell } from './columns.ts'
import type { SheetRow } from './sheetRows.ts'

export type ComparedRow = ReturnType<typeof compareRow>

/** Compares a row of the sheet with the site. @param source the English text; undefined if the site has no such text */
export function compareRow(row: SheetRow, source: string | undefined, current = '') {
  const { namespace, key, english, exported, check } = row
  // Whether the site still has the exported texts, and whether the cells of the sheet still have them.
  const isAsExported = source !== undefined && check === fingerprint(namespace, key, source, current)
  const isIntact = check === fingerprint(namespace, key, english, exported)
  return { ...row, source, current, isAsExported, isIntact }
}

/** Whether somebody edited the translation in the sheet, as far as the other cells show. */
export function isEdited({ value, exported, current, isAsExported, isIntact }: ComparedRow): boolean {
  if (isAsExported) return plainCell(value) !== plainCell(current)
  return !isIntact || plainCell(value) !== exported
}

/** Returns a sentence for each changed cell outside the column Translation, with its content and the site's. */
export function changedCells(row: ComparedRow, language: string): string[] {
  const cells = [
    { column: columns.english.heading, sheet: row.english, site: row.source ?? '' },
    { column: columns.before.heading, sheet: row.exported, site: row.current },
  ]
  return cells
    .filter(({ sheet, site }) => sheet !== plainCell(site))
    .map(({ column, sheet, site }) =>
      say('column-changed', { column, sheet: quote(sheet), site: quote(site) }, language),
    )
}

/**
 * Returns the reasons to refuse a row; the check may find more.
 * @param first the translation in the first row of the same text
 */
export function rowErrors(row: ComparedRow, first: string, language: string): string[] {
  const { value, source, current, isAsExported, isIntact } = row
  if (source === undefined) return [say(isIntact ? 'row-unknown' : 'row-moved', {}, language)]
  const misread = misreadAs(row)
  if (misread) return [say(misread, { sheet: quote(value), site: quote(current || source) }, language)]
  const reasons = value === first ? [] : [say('row-twice', {}, language)]
  // A row that changes nothing is accepted, even if the English has changed.
  if (value === current || isAsExported) return reasons
  if (!isIntact) return [...reasons, ...changedCells(row, language)]
  const differ = (code: 'row-other-english' | 'row-changed-twice', sheet: string, other: string) => {
    const { before, after } = changedWords(sheet, other)
    reasons.push(say(code, { sheet: quote(before), site: quote(after) }, language))
  }
  if (row.english !== plainCell(source)) differ('row-other-english', row.english, plainCell(source))
  if (row.exported !== plainCell(current)) differ('row-changed-twice', value, current)
  return reasons
}

/** Returns the kind of value for which a spreadsheet program mistakes a text: formula, date (24/7) or number (300+). */
export function misreadAs({ value, source = '' }: ComparedRow) {
  if (value === '') return 'row-empty'
  if (/^=|^#(?:NAME\?|[A-Z/0]+[!A])$/.test(value)) return 'row-formula'
  const date = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[-/ ]\p{L}{3,}|\p{L}{3,}[-/]\d{2,4}|(?:\d{1,4}[/.]){2}\d{2,4})$/u
  if (date.test(value) && !date.test(source)) return 'row-date'
  const number = /^[\p{Nd}.,٫٬]+$/u
  return number.test(value) && !number.test(source) ? 'row-figure-changed' : undefined
}
