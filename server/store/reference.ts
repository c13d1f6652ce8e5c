import { randomInt } from 'node:crypto'

/** How every reference begins. It has capital letters only, as small ones are read as capitals. */
const prefix = 'QT-'
/** Crockford's base 32: no letter looks like a digit. @see https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** Makes a short random name for an enquiry that can be read out over the telephone; there are 2^30. */
export function makeReference(): string {
  return prefix + Array.from({ length }, () => digits[randomInt(digits.length)]).join('')
}

/** Normalises a reference as typed, in small letters or with O for 0, I for 1. The prefix may be an earlier one. */
export function readReference(typed: string): string {
  const reference = typed.trim().toUpperCase()
  const code = reference.slice(-length).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return reference.slice(0, -length) + code
}
