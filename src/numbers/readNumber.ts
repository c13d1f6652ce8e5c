import { latinDigits } from '#i18n/latinDigits.ts'
import { namesUnit } from './readUnit.ts'

/**
 * Returns the number that somebody has typed, alone or with a unit; nothing if it is none, or has another unit. This is
 * the only reading: field, message and arithmetic agree.
 *
 * Where two readings are possible, the site's own counts, in both languages: a comma parts thousands, a point decimals.
 * So `1,400` is fourteen hundred and `1.400` is one and four tenths, like `1.536` TB. The other reading counts where
 * this one fails: `1,5`, `0,400`, `1.400,5`, `1.400.000`.
 */
export function readNumber(typed: string, unit = ''): number | undefined {
  const { before, number, after } = splitTyped(typed)
  const words = [before, after].filter((each) => each !== '')
  const isRead = words.length === 0 || (words.length === 1 && namesUnit(words.join(''), unit))
  return isRead ? number : undefined
}

/** Whether a text is a number, alone, with its unit, or with a word after it that may be another unit: `1.4 TB`. */
export function isFigure(typed: string, unit = ''): boolean {
  const { before, number, after } = splitTyped(typed)
  const hasWord = before === '' && /^\S+$/.test(after)
  return readNumber(typed, unit) !== undefined || (number !== undefined && hasWord)
}

/** Splits a typed text into a number and what stands around it. */
function splitTyped(typed: string) {
  const [, before = '', digits = '', after = ''] =
    /^(\D*)(\d(?:.*\d)?)(\D*)$/.exec(withSiteSigns(typed)) ?? []
  // A sign and a mark may come before the first digit, and a mark after the last.
  const [start = ''] = /[+-]? ?[.,]?$/.exec(before) ?? []
  const [end = ''] = /^[.,]?/.exec(after) ?? []
  return {
    before: before.slice(0, before.length - start.length).trim(),
    number: parse(start + digits + end),
    after: after.slice(end.length).trim(),
  }
}

/** Writes digits, marks and signs as the site does, with plain spaces and without invisible characters. */
function withSiteSigns(typed: string) {
  return latinDigits(typed)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[٬،，]/g, ',')
    .replaceAll(/[٫．]/g, '.')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Thousands in groups by one of these signs, then decimals. The last group has three digits, others two in India. */
const readings = [
  { thousands: ",' ", decimals: '.' },
  { thousands: ".' ", decimals: ',' },
].map(
  ({ thousands, decimals }) =>
    new RegExp(
      String.raw`^([+-]?) ?(\d*|[1-9]\d{0,2}(?=([${thousands}]))(?:\3\d{2,3})*\3\d{3})(?:[${decimals}](\d*))?$`,
    ),
)

function parse(text: string): number | undefined {
  for (const reading of readings) {
    const [match, sign, whole = '', , decimals = ''] = reading.exec(text) ?? []
    if (match === undefined) continue
    const value = Number(`${sign}${whole.replaceAll(/\D/g, '')}.${decimals}`)
    return Number.isFinite(value) ? value : undefined
  }
  return undefined
}
