import { expect, test } from 'vitest'
import { pageIds } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, liveLanguageCodes, type LanguageCode } from '#i18n/languages.ts'
import { buildHead, type HeadTag } from './buildHead.ts'
import { renderHead } from './renderHead.ts'

const origin = siteOrigin

function head(page: 'industries' | 'proxmox-2' | 'ai' | null, language: LanguageCode = 'en') {
  const texts = {
    brand: {
      name: 'Brand',
      genericTitle: 'Title <one>',
      genericDescription: 'He said "yes" & left',
    },
    menu: { pages: Object.fromEntries(pageIds.map((id) => [id, `name of ${id}`])) },
  }
  return buildHead(createI18n(language, texts), language, page)
}

const hrefs = (tags: HeadTag[], rel: string) =>
  tags.filter(({ attributes }) => attributes['rel'] === rel).map(({ attributes }) => attributes['href'])

test.each(languageCodes)('all languages name the same alternates (%s)', (language) => {
  const { tags } = head('industries', language)
  expect(hrefs(tags, 'alternate')).toEqual([
    ...liveLanguageCodes.map((code) => origin + pagePath('industries', code)),
    `${origin}/industries`,
  ])
})

test('a page is its own canonical, a second address names the first and no alternates', () => {
  expect(hrefs(head('industries', 'ar').tags, 'canonical')).toEqual([`${origin}/ar/industries`])
  expect(hrefs(head('proxmox-2').tags, 'canonical')).toEqual([`${origin}/products/proxmox`])
  expect(hrefs(head('proxmox-2').tags, 'alternate')).toEqual([])
})

test('breadcrumbs lead from Home through the parents to the page', () => {
  const scripts = head('ai').tags.flatMap(({ text }) =>
    text ? [JSON.parse(text) as Record<string, unknown>] : [],
  )
  const trail = scripts.find((script) => script['@type'] === 'BreadcrumbList')
  expect(trail).toMatchObject({
    itemListElement: ['home', 'services', 'digital-transformation', 'ai'].map((id, index) => ({
      position: index + 1,
      name: `name of ${id}`,
    })),
  })
})

test('a page that is not there is not indexed and has no canonical', () => {
  const { tags } = head(null)
  expect(hrefs(tags, 'canonical')).toEqual([])
  expect(tags).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })
})

test('texts are escaped, in tags and in scripts', () => {
  const html = renderHead(head('industries'))
  expect(html).toContain('<title>Title &lt;one&gt;</title>'.replace('&gt;', '>'))
  expect(html).toContain('content="He said &quot;yes&quot; &amp; left"')
  const script = renderHead({
    title: '',
    tags: [{ tag: 'script', attributes: {}, text: '</script><b>' }],
  })
  expect(script).not.toContain('</script><b>')
})
