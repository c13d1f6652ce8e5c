import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy } from '../../../scripts/prerender/contentPolicy.ts'

function allowed(html: string) {
  const directives = contentPolicy(html, []).split('; ')
  return (name: string) => {
    const [, ...values] = directives.find((each) => each.startsWith(`${name} `))?.split(' ') ?? []
    return values.filter((value) => value.startsWith("'sha256-"))
  }
}

const hashes = (...texts: string[]) => texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)

test('no other site may show a page in a frame, whatever the page itself embeds', () => {
  for (const embeds of [[], ['captcha', 'map']] as const) {
    expect(contentPolicy('<p>a</p>', embeds).split('; ')).toContain("frame-ancestors 'none'")
  }
})

test('the scripts and styles of a page are allowed, letter by letter', () => {
  const valuesOf = allowed(`<head><script>if (a < b) alert("<style>")
</script><style data-a="b c"> a > b {} </style>
    <script type="module" src="/a.js"></script><script type="application/ld+json" data-page>{}</script></head>`)
  expect(valuesOf('script-src')).toEqual(hashes('if (a < b) alert("<style>")\n'))
  expect(valuesOf('style-src')).toEqual(hashes(' a > b {} ', ''))
  expect(valuesOf('style-src-attr')).toEqual([])
})

test('style attributes are allowed as the browser reads them', () => {
  const valuesOf = allowed('<p style="color: red">a</p><i style="--a: &quot;b&quot; &amp; c">')
  expect(valuesOf('style-src-attr')).toEqual(hashes('color: red', '--a: "b" & c'))
})

test.for([
  '<p title=" style=&quot;a&quot;" data-style="a">style="a"</p>',
  '<a href="/?a= style=b" hidden>1 < 2</a>',
  '<script>a = \'<p style="b">\'</script>',
])('%s has no style of its own', (html) => {
  const valuesOf = allowed(html)
  expect(valuesOf('style-src')).toEqual(hashes(''))
  expect(valuesOf('style-src-attr')).toEqual([])
})
