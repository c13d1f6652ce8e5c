import { expect, test } from 'vitest'
import { wordsOf } from './wordsOf.ts'

test.each([
  ['/sap-hana', 'sap hana'],
  ['/products/SAP_HANA.html/', 'SAP HANA'],
  ['/ar/%D8%A7%D9%84%D9%88%D8%B8%D8%A7%D8%A6%D9%81', 'الوظائف'],
  ['/100%-backup', '100 backup'],
  ['/', ''],
])('of %s, the search gets “%s”', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words)
})
