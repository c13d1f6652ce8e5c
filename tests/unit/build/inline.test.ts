import { expect, test } from 'vitest'
import { findInline } from '../../../scripts/build/inline.ts'

test('the scripts and styles of a page are found, letter by letter', () => {
  const html = `<head><script>if (a < b) alert("<style>")\n</script><style data-a="b c"> a > b {} </style>
    <script type="module" src="/a.js"></script><script type="application/ld+json" data-page>{}</script>
    <style></style></head>`
  expect(findInline(html)).toEqual({
    scripts: ['if (a < b) alert("<style>")\n'],
    styles: [' a > b {} ', ''],
  })
})

test.for([
  '<p style="color: red">a</p>',
  '<p\n class="a > b" style="">a</p>',
  '<svg/><rect hidden style="fill: red"/>',
  '<button type="button" onclick="go()">a</button>',
  '<BODY ONLOAD="go()">',
])('%s is refused', (html) => {
  expect(() => findInline(html)).toThrow('which the content policy forbids')
})

test.for([
  '<p title=" style=&quot;a&quot;" data-style="a">style="a" onclick="b"</p>',
  '<a href="/?a= onclick=b" hidden>1 < 2</a>',
  '<script>a = \'<p style="b">\'</script>',
])('%s is fine', (html) => {
  expect(() => findInline(html)).not.toThrow()
})
