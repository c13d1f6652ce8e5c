import { say } from '../report/describe.ts'
import { changedWords } from '../text/changedWords.ts'
import { quote } from '../text/show.ts'
import { columns, fingerprint, plainCell } from './columns.ts'
import type { SheetRow } from './sheetRows.ts'

/** What the site has now: the English text, unless there is no such text, and the translation. */
export interface OnSite {
  english: string | undefined
  current: string
}

/** Whether the site still has what was exported, whatever became of the row's other cells. */
export function isAsExported({ namespace, key, check }: SheetRow, { english, current }: OnSite): boolean {
  return english !== undefined && check === fingerprint(namespace, key, english, current)
}

/** Whether the cells that the import compares are what was exported. */
function isIntact({ namespace, key, english, exported, check }: SheetRow) {
  return check === fingerprint(namespace, key, english, exported)
}

/** Whether the translation was changed in the sheet, as far as the other cells tell. */
export function isEdited(row: SheetRow, site: OnSite): boolean {
  if (isAsExported(row, site)) return plainCell(row.value) !== plainCell(site.current)
  return !isIntact(row) || plainCell(row.value) !== row.exported
}

/** The cells that were changed although only the translation may be: what each has, and what the site has. */
export function changedCells(row: SheetRow, { english = '', current }: OnSite, language: string): string[] {
  const cells = [
    [columns.english.heading, row.english, english],
    [columns.before.heading, row.exported, current],
  ] as const
  return cells
    .filter(([, sheet, site]) => sheet !== plainCell(site))
    .map(([column, sheet, site]) =>
      say('column-changed', { column, sheet: quote(sheet), site: quote(site) }, language),
    )
}

/**
 * Every reason why an edited row cannot be imported; the check may find more.
 * @param first the translation in the first row of the same text
 */
export function reasonsAgainst(row: SheetRow, site: OnSite, first: string, language: string): string[] {
  const { english: sheetEnglish, value, exported } = row
  const { english, current } = site
  if (english === undefined) return [say(isIntact(row) ? 'row-unknown' : 'row-moved', {}, language)]
  const misread = misreadAs(value, english)
  const values = { sheet: quote(value), site: quote(current || english) }
  if (misread) return [say(misread, values, language)]
  const reasons = value === first ? [] : [say('row-twice', {}, language)]
  // A row that changes nothing is accepted, even if the English has changed.
  if (value === current || isAsExported(row, site)) return reasons
  if (!isIntact(row)) return [...reasons, ...changedCells(row, site, language)]
  const differ = (code: 'row-other-english' | 'row-changed-twice', sheet: string, other: string) => {
    const { before, after } = changedWords(sheet, other)
    reasons.push(say(code, { sheet: quote(before), site: quote(after) }, language))
  }
  if (sheetEnglish !== plainCell(english)) differ('row-other-english', sheetEnglish, plainCell(english))
  if (exported !== plainCell(current)) differ('row-changed-twice', value, current)
  return reasons
}

/** What a spreadsheet program takes a text for: a formula, a date (24/7), or a number, whose signs it drops (300+). */
export function misreadAs(value: string, english: string) {
  if (value === '') return 'row-empty'
  if (/^=|^#(?:NAME\?|[A-Z/0]+[!A])$/.test(value)) return 'row-formula'
  const date = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[-/ ]\p{L}{3,}|\p{L}{3,}[-/]\d{2,4}|(?:\d{1,4}[/.]){2}\d{2,4})$/u
  if (date.test(value) && !date.test(english)) return 'row-date'
  const number = /^[\p{Nd}.,٫٬]+$/u
  return number.test(value) && !number.test(english) ? 'row-figure-changed' : undefined
}
