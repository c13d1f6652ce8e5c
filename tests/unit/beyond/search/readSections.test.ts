// @vitest-environment node
import { expect, test } from 'vitest'
import { readSections } from '../../../../scripts/prerender/search/readSections.ts'

const page = (content: string) =>
  `<header><h2>Bar</h2></header><main>${content}</main><footer><h2>End</h2></footer>`

test('a sentence between sections belongs to the one before it', () => {
  const html =
    '<main><section><h1>Page</h1></section><section id="one"><h2>One</h2><p>First</p></section>' +
    '<section id="pause"><p>Between</p></section><section><p>Last band</p></section></main>'
  expect(readSections(html)).toEqual([
    { kind: 'page', heading: 'Page', texts: [] },
    { id: 'one', heading: 'One', texts: ['First', 'Between'] },
  ])
})

test('the opening has the title, and each part with a fragment is a section', () => {
  const html = page(
    '<div><nav><ol><li>Home</li></ol></nav><h1>SAP</h1></div><section><p>Lead <b>text</b></p></section>' +
      '<section id="sizing"><h2>Sizing</h2><ul><li>One</li><li>Two</li></ul></section>',
  )
  expect(readSections(html)).toEqual([
    { kind: 'page', heading: 'SAP', texts: ['Lead text'] },
    { id: 'sizing', heading: 'Sizing', texts: ['One', 'Two'] },
  ])
})

test('a part of the opening with a fragment is a section of its own', () => {
  const html = page(
    '<div><h1>Contact</h1></div><section><p>Call</p><div id="form"><h2>Write</h2><p>Here</p></div></section>',
  )
  expect(readSections(html)).toEqual([
    { kind: 'page', heading: 'Contact', texts: ['Call'] },
    { id: 'form', heading: 'Write', texts: ['Here'] },
  ])
})

test('the last band, drawings, buttons and ids of React are left out, and a row is one text', () => {
  const html = page(
    '<div><h1>SAP</h1></div><section><p>Lead</p><svg><text>Drawn</text></svg><button>Press</button></section>' +
      '<section><h2>Next</h2><p>Contact us</p></section>' +
      '<section id="table"><h2>Table</h2><p id="_R_1_">Caption</p><table><tr><th>RAM</th><td>1 TB</td><td>for <b>SAP</b></td></tr></table></section>',
  )
  expect(readSections(html)).toEqual([
    { kind: 'page', heading: 'SAP', texts: ['Lead'] },
    { id: 'table', heading: 'Table', texts: ['Caption', 'RAM: 1 TB · for SAP'] },
  ])
})

test('a telephone number keeps its direction inside a text', () => {
  const html = page('<div><h1>Contact</h1></div><section><p>هاتف <bdi dir="ltr">+971 4</bdi></p></section>')
  expect(readSections(html)[0]?.texts).toEqual(['هاتف \u2066+971 4\u2069'])
})

test('a questionnaire has the title of its sheet', () => {
  const html = page(
    '<div><h1>SAP</h1></div><section><p>Lead</p></section>' +
      '<section id="sheet"><h2>Figures</h2><details><summary><h3>Sizing sheet</h3></summary></details></section>',
  )
  expect(readSections(html, { sheet: 'questionnaire' })[1]).toEqual({
    id: 'sheet',
    kind: 'questionnaire',
    heading: 'Sizing sheet',
    texts: ['Figures'],
  })
})

test('each question of a section of answers is a section of its own, with the kind of its place', () => {
  const html = page(
    '<div><h1>SAP</h1></div><section><p>Lead</p></section>' +
      '<section id="answers"><h2>Questions</h2>' +
      '<details><summary><h3>How much?</h3></summary><p>It depends.</p></details>' +
      '<details><summary><h3>How long?</h3></summary><p>A day.</p></details></section>' +
      '<section id="example"><h2>Example</h2><details><summary><h3>Steps</h3></summary><p>2 × 2</p></details></section>',
  )
  expect(readSections(html, { answers: 'answer', example: 'example' })).toEqual([
    { kind: 'page', heading: 'SAP', texts: ['Lead'] },
    { id: 'answers', kind: 'answer', heading: 'Questions', texts: [] },
    { id: 'answers', kind: 'answer', heading: 'How much?', texts: ['It depends.'] },
    { id: 'answers', kind: 'answer', heading: 'How long?', texts: ['A day.'] },
    { id: 'example', kind: 'example', heading: 'Example', texts: ['Steps', '2 × 2'] },
  ])
})
