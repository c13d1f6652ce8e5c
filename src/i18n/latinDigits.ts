/** Writes the digits of every script as Latin ones: `٠٥٠`, `۰۵۰`, `०५०` and `０５０` become `050`. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** Returns a digit's value. In Unicode, the ten digits of a script stand together, in their order. */
function valueOf(code: number) {
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}
