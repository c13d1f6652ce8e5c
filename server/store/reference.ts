import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter looks like a digit. @see https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** Makes a short random name for an enquiry that can be read out over the telephone; there are 2^30. */
export function makeReference(): string {
  return `QT-${Array.from({ length }, () => digits[randomInt(digits.length)]).join('')}`
}

/** Normalises a reference as someone typed it: small letters and similar characters (O for 0, I for 1) are accepted. */
export function readReference(typed: string): string {
  return typed.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
