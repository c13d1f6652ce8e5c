import { expect, test } from 'vitest'
import { checkPage } from '../../../scripts/prerender/checkPage.ts'

const way = '<a href="/contact-details?about=sap#enquiry">a</a>'

test.for<[string, string]>([
  ['', 'has 0 of its two links to Contact'],
  [way, 'has 1 of its two links to Contact'],
  [`${way}<a href="/contact-details">a</a>`, 'has 1 of its two links to Contact'],
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

test('a tag that a visitor would read is found, in texts and in names', () => {
  expect(checkPage('<h1>Title &lt;lost&gt;</h1><nav aria-label="<lost>x</lost>"></nav>', null)).toEqual([
    '<h1> shows <lost> as text; let <Trans> replace it, as in RichParagraph.tsx',
    expect.stringContaining('has <lost> in its aria-label; take it out of the text'),
  ])
})

test('a tag in a title, which several elements of the head have, is told once', () => {
  const head = '<title>Title &lt;lost/&gt;</title><meta property="og:title" content="Title <lost/>">'
  expect(checkPage(head, null)).toEqual(['<title> shows <lost/> as text; take it out of the text'])
})

test('what looks like a tag in a style sheet is none', () => {
  expect(checkPage('<style>@property --a { syntax: "<length>" }</style>', null)).toEqual([])
})
