import { forbid, textFinding, type TextRule } from './textRule.ts'

const phoneLike: TextRule = (text) =>
  [...text.matchAll(/\+?\d[\d\s()-]{6,}/gu)]
    .filter(([found]) => found.replace(/\D/g, '').length >= 7 && !/^\d{4}\s*-\s*\d{4}\s*$/.test(found))
    .map(({ 0: found, index }) => textFinding(text, index, found.length, 'telephone-number'))

/** Contact data is in `src/config/company.ts` and isolated where it is shown, so a text must not contain any. */
export const contactRules: TextRule[] = [
  phoneLike,
  forbid(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, 'mail-address'),
  // Only lower case is matched, since ASP.NET is a name and not an address.
  forbid(
    /(?:https?:\/\/|www\.)\S+|(?<![\w@.+-])(?:[\w-]+\.)+(?:com|net|org|ae|sa|eu)(?![\w-]|\.\w)/gu,
    'web-address',
  ),
]
