/** The place of a text in the locale files: language, namespace and key, as in `ar pages/home banners.0.button`. */
export type TextPlace = string

/** Begins a mark, which has the place in Unicode's invisible tags. It follows the text: the site may read its start. */
const start = '\u{E0001}'
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]*)/gu
const firstTag = 0xe0000

export function withPlaceMark(text: string, place: TextPlace): string {
  return withoutPlaceMarks(text) + start + shifted(encodeURI(place), firstTag)
}

export function withoutPlaceMarks(text: string): string {
  return text.replace(mark, '')
}

/** Returns the places of the texts in a string, the innermost first. */
export function markedPlaces(text: string): TextPlace[] {
  return [...text.matchAll(mark)].map(([, tags = '']) => decodeURI(shifted(tags, -firstTag)))
}

function shifted(text: string, by: number) {
  return Array.from(text, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)).join('')
}
