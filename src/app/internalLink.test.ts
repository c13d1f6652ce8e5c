import { expect, test } from 'vitest'
import { needsNewDocument } from './internalLink.ts'

test.for([
  ['/', '/industries', false],
  ['/', '/ar', false],
  ['/', '/contact-details', true],
  ['/ar/products/sap', '/ar/contact-details', true],
  ['/contact-details', '/', true],
  ['/contact-details', '/contact-details', false],
  ['/contact-details', '/contact-details/', false],
  ['/contact-details', '/ar/contact-details', false],
  ['/nothing', '/', false],
  ['/nothing', '/contact-details', true],
  ['/ar/contact-details', '/ar/nothing', true],
] as const)('from %s to %s: %s', ([from, to, needed]) => {
  expect(needsNewDocument(from, to)).toBe(needed)
})
