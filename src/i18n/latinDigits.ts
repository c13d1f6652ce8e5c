/** Writes Arabic and Persian digits as Latin ones: `٠٥٠` becomes `050`. The last four bits of each are its value. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
