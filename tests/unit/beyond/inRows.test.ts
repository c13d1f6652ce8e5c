// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inRows } from '#app/inRows.ts'

function columnsOf(...columns: readonly string[]) {
  const element = document.createElement('div')
  element.innerHTML = columns.map((column) => `<div><section>${column}</section></div>`).join('')
  return element
}

const wordsOf = (rows: readonly Element[]) =>
  rows.map((row) => [...row.children].map((part) => part.textContent))

test("a committee's paper has the parts of its languages beside each other", () => {
  const columns = columnsOf(
    '<h2>Title</h2><ul><li>One</li><li>Two</li></ul>',
    '<h2>عنوان</h2><ul><li>أول</li><li>ثان</li></ul>',
  )
  expect(wordsOf(inRows(columns))).toEqual([
    ['Title', 'عنوان'],
    ['One', 'أول'],
    ['Two', 'ثان'],
  ])
})

test.each([
  ['<h2>Title</h2><p>Text</p>', '<h2>عنوان</h2>'],
  ['<h2>Title</h2>', '<h2>عنوان</h2><p>نص</p>'],
  ['<h2>Title</h2><p>Text</p>', '<p>نص</p><h2>عنوان</h2>'],
])('a part that one language alone has is a fault, never left out', (english, arabic) => {
  expect(() => inRows(columnsOf(english, arabic))).toThrow('differ')
})
