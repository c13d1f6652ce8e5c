import { expect, test } from 'vitest'
import { checkPage } from '../../../scripts/build/checkPage.ts'

test.for(['<a href="/"></a>', '<button></button>', '<summary></summary>', '<i role="button"></i>'])(
  '%s without a name is found',
  (element) => {
    const [tag] = element.split('</')
    const errors = checkPage(`<h1>Title</h1><details>${element}</details>`, null)
    expect(errors).toEqual([expect.stringContaining(`${tag} has no name`)])
    const named = element.replace('</', 'Name</')
    expect(checkPage(`<h1>Title</h1><details>${named}</details>`, null)).toEqual([])
  },
)

test.for([
  ['<button type="button" onclick="go()">a</button>', '<button onclick>'],
  ['<BODY ONLOAD="go()">', '<body onload>'],
])('the handler of %s is found', ([element, named]) => {
  expect(checkPage(`${element}<h1>Title</h1>`, null)).toEqual([
    `${named}: has a handler of its own, which the content policy forbids`,
  ])
})

test.for(['<p title=" onclick=&quot;a&quot;">onclick="b"</p>', '<a href="/?a= onclick=b">1 < 2</a>'])(
  '%s has no handler',
  (element) => {
    expect(checkPage(`<h1>Title</h1>${element}`, null)).toEqual([])
  },
)

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
