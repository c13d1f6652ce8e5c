// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { pageIds, type PageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { PageTags } from './PageTags.tsx'
import { StructuredData } from './StructuredData.tsx'

const texts = {
  brand: { name: '</script><b>', genericTitle: 'Title <one>', genericDescription: 'He said "yes" & left' },
  menu: { pages: Object.fromEntries(pageIds.map((id) => [id, `name of ${id}`])) },
}

describe.each(languageCodes)('in %s', (language) => {
  const head = (page: PageId | null) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={createI18n(language, texts)}>
        <PageTags page={page} />
        {page && <StructuredData page={page} />}
      </I18nextProvider>,
    )
    return { html, document: new DOMParser().parseFromString(html, 'text/html') }
  }

  test('a page without title and description has the brand’s; none of the words is markup', () => {
    const { html, document } = head('industries')
    expect(document.title).toBe(texts.brand.genericTitle)
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      texts.brand.genericDescription,
    )
    expect(html).not.toContain(texts.brand.name)
  })

  test('a page is its own canonical, a second address names the first', () => {
    for (const [page, first] of [
      ['industries', 'industries'],
      ['proxmox-2', 'proxmox'],
    ] as const) {
      const link = head(page).document.querySelector('link[rel="canonical"]')
      expect(link?.getAttribute('href')).toBe(siteOrigin + pagePath(first, language))
    }
  })

  test('an address that no page has is not indexed and has no canonical', () => {
    const { document } = head(null)
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })

  test('breadcrumbs lead from Home through the parents to the page', () => {
    const scripts = [...head('ai').document.querySelectorAll('script')].map(
      ({ textContent }) => JSON.parse(textContent) as unknown,
    )
    const trail = ['home', 'services', 'digital-transformation', 'ai'] as const
    expect(scripts).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((id, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: texts.menu.pages[id],
        item: siteOrigin + pagePath(id, language),
      })),
    })
  })
})
