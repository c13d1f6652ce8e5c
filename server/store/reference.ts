import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that looks like a digit. https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** A short name for an enquiry that can be read out over the telephone; one of 2^30. */
export function makeReference(): string {
  return `QT-${Array.from({ length }, () => digits[randomInt(digits.length)]).join('')}`
}

/** A reference as someone typed it, in its one form: small letters and look-alikes are understood. */
export function readReference(typed: string): string {
  return typed.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
