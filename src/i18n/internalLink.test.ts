// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { internalLink } from './internalLink.ts'

afterEach(() => history.replaceState(null, '', '/'))

function shownInPlace(from: string, to: string) {
  history.replaceState(null, '', from)
  const link = Object.assign(document.createElement('a'), { href: to })
  return internalLink(link) !== null
}

test.for([
  ['/', '/industries', true],
  ['/', '/ar', true],
  ['/', '/contact-details', false],
  ['/ar/products/sap', '/ar/contact-details', false],
  ['/contact-details', '/', false],
  ['/contact-details', '/contact-details', true],
  ['/contact-details', '/contact-details/', true],
  ['/contact-details', '/ar/contact-details', true],
  ['/nothing', '/', true],
  ['/nothing', '/ar/nothing', true],
  ['/', '/nothing', false],
  ['/nothing', '/contact-details', false],
  ['/ar/contact-details', '/ar/nothing', false],
  ['/', 'https://other.example/', false],
] as const)('from %s to %s: %s', ([from, to, inPlace]) => {
  expect(shownInPlace(from, to)).toBe(inPlace)
})
