import { expect, test } from 'vitest'
import { createI18n } from '#i18n/createI18n.ts'
import { buildHead } from './buildHead.ts'
import { renderHead } from './renderHead.ts'

// What a head says of its page is read on the built site: tests/site/pages.spec.ts.
test('texts are escaped, in tags and in scripts', () => {
  const brand = { name: 'Brand', genericTitle: 'Title <one>', genericDescription: 'He said "yes" & left' }
  const menu = { pages: { home: 'Home', industries: 'Industries' } }
  const html = renderHead(buildHead(createI18n('en', { brand, menu }), 'en', 'industries'))
  expect(html).toContain('<title>Title &lt;one&gt;</title>'.replace('&gt;', '>'))
  expect(html).toContain('content="He said &quot;yes&quot; &amp; left"')
  const script = renderHead({
    title: '',
    tags: [{ tag: 'script', attributes: {}, text: '</script><b>' }],
  })
  expect(script).not.toContain('</script><b>')
})
