import { forbid, paired, textFinding, type TextRule } from './textRule.ts'

export const remove = (): string => ''

const notComposed: TextRule = (text) => {
  const wanted = text.normalize('NFC')
  return text === wanted ? [] : [textFinding(text, 0, text.length, 'not-composed', { wanted })]
}

/** Removes list markers such as "1)", whose bracket has no partner. */
const withoutMarkers = (text: string) => text.replace(/(?<=^|\s)[\p{L}\d]\)/gu, '  ')
const brackets = paired(['()', '[]'], 'brackets-unpaired')

const isPhone = (found: string) =>
  found.replace(/\D/g, '').length >= 7 && !/^\d{4}\s*-\s*\d{4}\s*$/.test(found)

/** Rules for every language: about characters, and about contact data. */
export const characterRules: TextRule[] = [
  forbid(/\uFFFD/gu, 'lost-character'),
  // UTF-8 that a program has read as Windows-1252 or Windows-1256.
  forbid(/(?:[ØÙÃÂ][\u0080-\u00FF\u0152-\u0192\u02C6\u02DC\u2010-\u2122]){2,}.*|â€.*/gu, 'garbled'),
  forbid(/(?:[طظ][\u0080-\u00FF\u0600-\u06FF\u0152-\u0192\u2010-\u2122]){4,}.*/gu, 'garbled'),
  forbid(/\p{Cc}+/gu, 'control-character'),
  forbid(/[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\u2028\u2029]/gu, 'invisible-character', { fix: remove }),
  notComposed,
  forbid(/ {2,}/gu, 'spaces-in-a-row', { fix: () => ' ' }),
  forbid(/\.{3,}/gu, 'three-dots', { fix: () => '…' }),
  forbid(/([،؛؟,;:!?])\1+|(?<!\.)\.\.(?!\.)/gu, 'punctuation-twice', { fix: (found) => found.slice(0, 1) }),
  forbid(/[\u200E\u200F\u061C\u202A-\u202E]/gu, 'direction-mark'),
  paired(['\u2066\u2069', '\u2067\u2069', '\u2068\u2069'], 'isolates-unpaired'),
  (text) => brackets(withoutMarkers(text)),
  // Contact data is in `src/config/company.ts` and isolated where it is shown, so a text must not contain any.
  forbid(/\+?\d[\d\s()-]{6,}/gu, 'telephone-number', {
    wanted: (found) => (isPhone(found) ? '' : undefined),
  }),
  forbid(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, 'mail-address'),
  // Only lower case is matched, since ASP.NET is a name and not an address.
  forbid(
    /(?:https?:\/\/|www\.)\S+|(?<![\w@.+-])(?:[\w-]+\.)+(?:com|net|org|ae|sa|eu)(?![\w-]|\.\w)/gu,
    'web-address',
  ),
]

/** Finds spaces other than the ordinary one. @param wanted spaces that the language's punctuation requires */
export function specialSpaces(wanted?: RegExp): TextRule {
  const rule = forbid(/(?! )\p{Zs}/gu, 'special-space', { fix: () => ' ' })
  return (text) => rule(wanted ? text.replace(wanted, (found) => '_'.repeat(found.length)) : text)
}

/** Joiners belong to the spelling of Persian and Urdu. In English and Arabic they are typing mistakes. */
export const noJoiners: TextRule = forbid(/[\u200C\u200D]/gu, 'invisible-character', { fix: remove })

/** For languages that have no space before punctuation marks; French has one. */
export const noSpaceBefore: TextRule = forbid(/\s[،؛؟.:;!,?](?![\p{L}\p{N}])/gu, 'space-before', {
  fix: (found) => found.trim(),
})
