import { splitPlain } from '#search/splitWords.ts'

/** Returns the words of an address' last part, for the search: `/products/sap-hana.html` gives "sap hana". */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return splitPlain(decoded(last).replace(/\.\w+$/, ''))
    .map(({ text }) => text)
    .join(' ')
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
