/** Decodes UTF-8 and removes a byte order mark. For another encoding, returns the name that editors use for it. */
export function decode(source: Uint8Array | string): { text: string } | { encoding: string } {
  if (typeof source === 'string') return { text: source.replace(/^\uFEFF/, '') }
  const [first = 0, second = 0] = source
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || source.includes(0)) {
    return { encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(source) }
  } catch {
    const isArabic = /\p{Script=Arabic}{2}/u.test(new TextDecoder('windows-1256').decode(source))
    return { encoding: isArabic ? 'Windows-1256' : 'Windows-1252' }
  }
}
