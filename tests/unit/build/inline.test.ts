import { expect, test } from 'vitest'
import { findInline } from '../../../scripts/build/inline.ts'

test('the scripts and styles of a page are found, letter by letter', () => {
  const html = `<head><script>if (a < b) alert("<style>")\n</script><style data-a="b c"> a > b {} </style>
    <script type="module" src="/a.js"></script><script type="application/ld+json" data-page>{}</script>
    <style></style></head>`
  expect(findInline(html)).toEqual({
    scripts: ['if (a < b) alert("<style>")\n'],
    styles: [' a > b {} ', ''],
    styleAttributes: [],
  })
})

test('style attributes are found as the browser reads them', () => {
  expect(
    findInline('<p style="color: red">a</p><i style="--a: &quot;b&quot; &amp; c">').styleAttributes,
  ).toEqual(['color: red', '--a: "b" & c'])
})

test.for(['<button type="button" onclick="go()">a</button>', '<BODY ONLOAD="go()">'])(
  '%s is refused',
  (html) => {
    expect(() => findInline(html)).toThrow('which the content policy forbids')
  },
)

test.for([
  '<p title=" style=&quot;a&quot;" data-style="a">style="a" onclick="b"</p>',
  '<a href="/?a= onclick=b" hidden>1 < 2</a>',
  '<script>a = \'<p style="b" onclick="c">\'</script>',
])('%s has no inline code of its own', (html) => {
  const { styles, styleAttributes } = findInline(html)
  expect([...styles, ...styleAttributes]).toEqual([])
})
