const joiner = String.raw`(?<=[[\p{L}--\p{Script=Latin}]\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]`
const emojiStyle = String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`
const flag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`
/**
 * Invisible characters: they change the text direction, have no width, tag or annotate. They can make one text look
 * like another, or hide a second text. Words and emoji need some of them, which stay: a joiner after a mark, an emoji
 * or a letter that is not Latin (as in Persian), the style of an emoji, and the tags of a flag such as Scotland's.
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const hidden = new RegExp(
  String.raw`(${joiner}|${emojiStyle}|${flag})|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`,
  'gv',
)
/** Lone surrogates, and code points that will never be characters: some stores and programs refuse them. */
const broken = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu
/** The marks on one letter after the 30th, more than any script has: the time to normalize grows with their square. */
const excessMarks = /(\p{M}{30})\p{M}+/gu
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Cleans a text of one line. Line ends become spaces, or the words would run together. */
export function cleanLine(text: string): string {
  return strip(text.replace(lineEnds, ' ').replace(/[\n\t]/g, ' '))
}

/** Cleans a text of several lines. Line ends and tabs stay. */
export function cleanLines(text: string): string {
  return strip(text.replace(lineEnds, '\n'))
}

/** Normalizes last: an invisible character may stand between a letter and its accent, and is gone by then. */
function strip(text: string) {
  return text
    .replace(broken, '\uFFFD')
    .replace(hidden, (_character, needed?: string) => needed ?? '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(excessMarks, '$1')
    .normalize('NFC')
}
