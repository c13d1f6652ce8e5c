import type { WordLists } from '../files/sharedFiles.ts'
import { forbid, paired, textFinding, type TextRule } from './textRule.ts'
import { houseStyle, numberedNouns, vowelMarks } from './wordRules.ts'
import { digitsOf, letterOf, tagOf, withDigits } from './writing.ts'

const remove = () => ''
const trim = (found: string) => found.trim()

const notComposed: TextRule = (text) => {
  const wanted = text.normalize('NFC')
  return text === wanted ? [] : [textFinding(text, 0, text.length, 'not-composed', { wanted })]
}

/** Removes list markers such as "1)", whose bracket has no partner. */
const withoutMarkers = (text: string) => text.replace(/(?<=^|\s)[\p{L}\p{Nd}][)）]/gu, '  ')
const brackets = paired(['()', '[]', '（）', '「」', '《》'], 'brackets-unpaired')

const isPhone = (found: string) =>
  found.replace(/\D/g, '').length >= 7 && !/^(?:\d{4}\s*-\s*\d{4}|\d{1,3}(?:\s\d{3})+)\s*$/.test(found)

/** Rules for every language: about characters, and about contact data. The first finding at a place is the one told. */
const everywhere: TextRule[] = [
  forbid(/\uFFFD/gu, 'lost-character'),
  // UTF-8 that a program has read as Windows-1252 or Windows-1256.
  forbid(/(?:[ØÙÃÂ][\u0080-\u00FF\u0152-\u0192\u02C6\u02DC\u2010-\u2122]){2,}.*|â€.*/gu, 'garbled'),
  forbid(/(?:[طظ][\u0080-\u00FF\u0600-\u06FF\u0152-\u0192\u2010-\u2122]){4,}.*/gu, 'garbled'),
  forbid(/\p{Cc}+/gu, 'control-character'),
  // An isolate that was typed by its code is what its author meant.
  forbid(/\\u206[6-9]/giu, 'escape-typed', {
    fix: (found) => String.fromCodePoint(Number(`0x${found.slice(2)}`)),
  }),
  forbid(/\\.[\dA-Fa-f]{0,4}|&(?:#\w+|[a-z]{2,8});|\*\*|\]\(/gu, 'escape-typed'),
  forbid(/\$t\([^)]*\)?/gu, 'nesting'),
  forbid(/[\u200E\u200F\u061C\u202A-\u202E]/gu, 'direction-mark'),
  // All that Unicode calls ignorable, but for joiners, isolates and what chooses the form of a sign.
  forbid(
    /(?![\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069\uFE0F])[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu,
    'invisible-character',
    {
      fix: remove,
    },
  ),
  notComposed,
  forbid(/ {2,}/gu, 'spaces-in-a-row', { fix: () => ' ' }),
  forbid(/\.{3,}/gu, 'three-dots', { fix: () => '…' }),
  forbid(/([،؛؟,;:!?。])\1+|(?<!\.)\.\.(?!\.)/gu, 'punctuation-twice', { fix: (found) => found.slice(0, 1) }),
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
  forbid(/lorem ipsum|(?<!\p{L})نص (?:تجريبي|مؤقت|توضيحي)(?!\p{L})|\bTODO\b|\bX{3,}\b/giu, 'sample-text'),
]

/** French has a no-break space before ; : ! ? » and %, and after «. */
const french: TextRule[] = [forbid(/\s[,.]/gu, 'space-before', { fix: trim })]
const plainSpaces: TextRule[] = [
  forbid(/(?! )\p{Zs}/gu, 'special-space', { fix: () => ' ' }),
  forbid(/\s[\p{Terminal_Punctuation}](?![\p{L}\p{N}])/gu, 'space-before', { fix: trim }),
]
const joiners = forbid(/[\u200C\u200D]/gu, 'invisible-character', { fix: remove })

const latinMarks: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' }
const arabicMark = (found: string) => latinMarks[found.trim()] ?? found
const arabic = String.raw`\p{Script=Arabic}`

/** For every language in Arabic letters. The semicolon of an entity is none. */
const inArabicScript: TextRule[] = [
  forbid(
    new RegExp(
      String.raw`(?<=[${arabic}\p{M}][»)\]%]*)\s?[,;?]|(?:[,?]|(?<!&#?\w+);)(?=\s*[${arabic}])`,
      'gu',
    ),
    'latin-mark',
    { fix: arabicMark },
  ),
  forbid(new RegExp(String.raw`[،؛؟](?=[${arabic}A-Za-z])`, 'gu'), 'no-space-after', {
    fix: (found) => `${found} `,
  }),
  forbid(/ـ+/gu, 'tatweel', { fix: remove }),
  forbid(/[\uFB50-\uFDFF\uFE70-\uFEFC]+/gu, 'presentation-form', { fix: (found) => found.normalize('NFKC') }),
]

/** Signs of another keyboard that look like the language's own. Where two may be meant, a person chooses. */
function otherKeyboard({ letters = {} }: WordLists): TextRule {
  const wanted = (found: string) => letters[found] ?? found
  const fix = (found: string) => (wanted(found).includes(' ') ? undefined : wanted(found))
  return forbid(new RegExp(`[${Object.keys(letters).join('')}]`, 'gu'), 'other-letter', { fix, wanted })
}

function otherQuotes({ quotes }: WordLists): TextRule[] {
  if (quotes === undefined) return []
  const pattern = new RegExp(`[${'"“”„‟«»'.replaceAll(new RegExp(`[${quotes}]`, 'g'), '')}]`, 'gu')
  return [
    forbid(pattern, 'other-quotes', { wanted: () => quotes.split('').join(' ') }),
    paired([quotes], 'quotes-unpaired'),
  ]
}

/** The rules of the language's own list of words. */
function ownRules({ rules = [] }: WordLists): TextRule[] {
  return rules.map(({ finding, find, write }) => {
    const fix = (_found: string, match: RegExpExecArray) =>
      write?.replace(/\$(\d|&)/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? '')
    return forbid(new RegExp(find, 'gu'), finding, write === undefined ? {} : { fix })
  })
}

/** All rules for the texts of a language that need no comparison with another language. */
export function textRules(language: string, words: WordLists): TextRule[] {
  const tag = new Intl.Locale(tagOf(language))
  const letter = letterOf(language)
  const others = `${letter.source}|\\p{Script=Latin}|\\p{Script=Common}|\\p{Script=Inherited}`
  return [
    ...everywhere,
    ...(letter.test('ا') ? inArabicScript : []),
    ...(tag.language === 'fr' ? french : plainSpaces),
    ...(letter.test('a') || tag.language === 'ar' ? [joiners] : []),
    forbid(new RegExp(`(?:(?!${others})\\p{L})+`, 'gu'), 'foreign-letters'),
    otherDigits(language),
    ...otherQuotes(words),
    otherKeyboard(words),
    ...ownRules(words),
    // Persian writes vowel marks that the house style of Arabic leaves out.
    ...(tag.language === 'ar' ? [vowelMarks(words)] : []),
    numberedNouns(language, words),
    houseStyle(words),
  ]
}

/** Finds digits that the language does not write, but for those of a Latin name such as Microsoft 365. */
function otherDigits(language: string): TextRule {
  const digits = digitsOf(language)
  const isOther = (found: string) => withDigits(found, digits) !== found
  return forbid(/(?<!(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*(?:[ /-][0-9]*)?)[\p{Nd}٪٫٬]+/gu, 'other-digits', {
    wanted: (found) => (isOther(found) ? withDigits(found, digits) : undefined),
    fix: (found) => withDigits(found, digits),
  })
}
