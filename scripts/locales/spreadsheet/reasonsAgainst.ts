import { say } from '../report/describe.ts'
import { changedWords } from '../text/changedWords.ts'
import { quote } from '../text/show.ts'
import type { SheetRow } from './sheetRows.ts'

/**
 * Every reason why an edited row cannot be imported; the check may find more.
 * @param site what the site has now: the English text, unless there is no such text, and the translation
 * @param first the translation in the first row of the same text
 */
export function reasonsAgainst(
  { english: sheetEnglish, value, exported }: SheetRow,
  site: { english: string | undefined; current: string },
  first: string,
  language: string,
): string[] {
  const { english, current } = site
  if (english === undefined) return [say('row-unknown', {}, language)]
  const reasons = value === first ? [] : [say('row-twice', {}, language)]
  // A row that changes nothing is accepted, even if the English has changed.
  if (value === current) return reasons
  if (sheetEnglish !== english.trim()) {
    const { before, after } = changedWords(sheetEnglish, english.trim())
    const code = /\p{L}{2}/u.test(english) ? 'row-other-english' : 'row-figure-changed'
    reasons.push(say(code, { sheet: quote(before), site: quote(after) }, language))
  }
  if (exported !== current.trim()) {
    const { before, after } = changedWords(value, current)
    reasons.push(say('row-changed-twice', { sheet: quote(before), site: quote(after) }, language))
  }
  if (value === '') reasons.push(say('row-empty', {}, language))
  else if (isNumber(value) && !isNumber(english)) {
    const values = { sheet: quote(value), site: quote(current || english) }
    reasons.push(say('row-figure-changed', values, language))
  }
  return reasons
}

/** A spreadsheet program takes a text without words for a number or a date, and drops its signs: 300 for 300+. */
function isNumber(text: string) {
  return /^[\p{Nd}.,٫٬]+$/u.test(text)
}
