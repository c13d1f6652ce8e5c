/** Which text of the locale files something shows: language, namespace and key, as `ar pages/home banners.0.button`. */
export type TextPlace = string

/** A text's place in Unicode's tags, which are never seen. At its end: the site may look at how a text begins. */
const start = '\u{E0001}'
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]*)/gu
const firstTag = 0xe0000

export function withPlaceMark(text: string, place: TextPlace): string {
  return withoutPlaceMarks(text) + start + shifted(encodeURI(place), firstTag)
}

export function withoutPlaceMarks(text: string): string {
  return text.replace(mark, '')
}

/** The texts that a string is made of, the innermost first. */
export function markedPlaces(text: string): TextPlace[] {
  return [...text.matchAll(mark)].map(([, tags = '']) => decodeURI(shifted(tags, -firstTag)))
}

function shifted(text: string, by: number) {
  return Array.from(text, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)).join('')
}
