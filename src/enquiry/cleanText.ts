const joiner = String.raw`(?<=[[\p{L}--\p{Script=Latin}]\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]`
const emojiStyle = String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`
const flag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`
/**
 * Characters that nobody sees: they change the text direction, have no width, tag or annotate. With them one text can
 * look like another, or carry a second one. Those stay that words and emoji need: a joiner after a letter that is not
 * Latin, a mark or an emoji, as in Persian, the style of an emoji, and the tags of a flag such as Scotland's.
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const hidden = new RegExp(
  String.raw`(${joiner}|${emojiStyle}|${flag})|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`,
  'gv',
)
/** Halves of a character, and code points that never become one: some stores and programs refuse them. */
const broken = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu
/** Marks on one letter, more of them than any script has: normalising takes time with the square of their number. */
const excessMarks = /(\p{M}{30})\p{M}+/gu
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Line ends become spaces, or the words would run together. */
export function cleanLine(text: string): string {
  return strip(text.replace(lineEnds, ' ').replace(/[\n\t]/g, ' '))
}

/** Line ends and tabs stay. */
export function cleanLines(text: string): string {
  return strip(text.replace(lineEnds, '\n'))
}

/** Normalises last, because an invisible character between a letter and its accent is removed before. */
function strip(text: string) {
  return text
    .replace(broken, '\uFFFD')
    .replace(hidden, (_character, needed?: string) => needed ?? '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(excessMarks, '$1')
    .normalize('NFC')
}
