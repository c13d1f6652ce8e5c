import { expect, test } from 'vitest'
import { checkPage } from '../../../scripts/prerender/checkPage.ts'

const way = '<a href="/contact-details?about=sap#enquiry">a</a>'

test.for<[string, string]>([
  ['', 'has 0 of its two ways to Contact'],
  [way, 'has 1 of its two ways to Contact'],
  [`${way}<a href="/contact-details">a</a>`, 'has 1 of its two ways to Contact'],
])('a page that leads to Contact too seldom is found: %s', ([links, error]) => {
  const page = `<main><h1>Title</h1>${links}</main>`
  expect(checkPage(page, 'sap')).toEqual([expect.stringContaining(error)])
  expect(checkPage(page, 'contact')).toEqual([])
  expect(checkPage(page.replace('</main>', `${way}${way}</main>`), 'sap')).toEqual([])
})

test('a placeholder that got no value is found', () => {
  expect(checkPage('<h1>Title</h1><p>{{count}} pages</p><p title="{{name}}"></p>', null)).toEqual([
    '<p> shows {{count}} as text; let <Trans> replace it, as in RichParagraph.tsx',
    '<p title="{{name}}"> has {{name}} in its title; take it out of the text',
  ])
})
