/** Which text of the locale files something shows. */
export interface TextPlace {
  language: string
  /** Path of the file below the language's folder, without `.json`. */
  namespace: string
  /** Path of the text in the file: `banners.0.button`. */
  key: string
}

/**
 * While the inspector is on, every text ends with a mark that says which text it is: a character that is never
 * seen, and four more for a number. At the end, since the site may look at how a text begins.
 */
const start = '\u{E0001}'
const mark = /\u{E0001}([\uFE00-\uFE0F]{4})/gu
const firstDigit = 0xfe00

const places: TextPlace[] = []
const numbers = new Map<string, number>()

export function withPlaceMark(text: string, place: TextPlace): string {
  const digits = numberOf(place).toString(16).padStart(4, '0')
  const written = digits.replace(/./g, (digit) =>
    String.fromCharCode(firstDigit + Number.parseInt(digit, 16)),
  )
  return withoutPlaceMarks(text) + start + written
}

export function withoutPlaceMarks(text: string): string {
  return text.replace(mark, '')
}

/** The texts that a string is made of, the innermost first. Each text has one place, always the same object. */
export function markedPlaces(text: string): TextPlace[] {
  return [...text.matchAll(mark)].flatMap(([, digits = '']) => {
    const hex = digits.replace(/./g, (digit) => (digit.charCodeAt(0) - firstDigit).toString(16))
    return places[Number.parseInt(hex, 16)] ?? []
  })
}

function numberOf(place: TextPlace): number {
  const id = JSON.stringify([place.language, place.namespace, place.key])
  const number = numbers.get(id) ?? places.push(place) - 1
  numbers.set(id, number)
  return number
}
