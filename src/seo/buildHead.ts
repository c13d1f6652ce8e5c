import type { i18n } from 'i18next'
import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, isDraft, languages, liveLanguageCodes, type LanguageCode } from '#i18n/languages.ts'
import { pageNamespace } from '#i18n/localeFiles.ts'
import { ancestorsOf, canonicalPage, type PageId, type CanonicalPageId } from '#config/pages.ts'
import { breadcrumbs, organization } from './structuredData.ts'

export interface HeadTag {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  /** The content of a script, as JSON. */
  text?: string
}

export interface HeadModel {
  title: string
  tags: HeadTag[]
}

/** Builds the head of a page; `page` is null for an unknown address. Only prerendering adds structured data. */
export function buildHead(i18n: i18n, language: LanguageCode, page: PageId | null): HeadModel {
  const { title, description } = pageMeta(i18n, page)
  const brand = i18n.t('brand:name')
  const url = (id: PageId) => siteOrigin + pagePath(id, language)
  const tags: HeadTag[] = [meta('name', 'description', description)]
  if (page) {
    const shown = canonicalPage(page)
    tags.push(link({ rel: 'canonical', href: url(shown) }), meta('property', 'og:url', url(shown)))
    // Search engines use alternates of canonical addresses only.
    if (page === shown)
      tags.push(...alternates(pagePath(page, language)).map((other) => link({ rel: 'alternate', ...other })))
    // In the browser, trusted types forbid to write the text of a script.
    if (import.meta.env.SSR) {
      const trail: CanonicalPageId[] = ['home', ...ancestorsOf(shown)]
      const named = trail.map((id) => ({ name: i18n.t(`menu:pages.${id}`), url: url(id) }))
      tags.push(jsonLd(organization(brand, url('home'))))
      if (shown !== 'home') tags.push(jsonLd(breadcrumbs(named)))
    }
  }
  if (!page || (import.meta.env.PREVIEW && isDraft(language))) tags.push(meta('name', 'robots', 'noindex'))
  const others = liveLanguageCodes.filter((code) => code !== language)
  tags.push(
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${siteOrigin}/og/${language}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', brand),
    meta('property', 'og:locale', languages[language].openGraphLocale),
    ...others.map((code) => meta('property', 'og:locale:alternate', languages[code].openGraphLocale)),
    meta('name', 'twitter:card', 'summary_large_image'),
  )
  return { title, tags }
}

/** Returns a page's title and description. A page without its own gets the brand's. */
export function pageMeta({ t }: i18n, page: PageId | null): { title: string; description: string } {
  const group = page ? (`${pageNamespace(page)}:meta` as const) : 'errors:notFound.meta'
  return {
    title: t([`${group}.title`, 'brand:genericTitle']),
    description: t([`${group}.description`, 'brand:genericDescription']),
  }
}

/** Returns the addresses of a path in every language. */
export function alternates(path: string): { hreflang: string; href: string }[] {
  return [
    ...liveLanguageCodes.map((code) => ({ hreflang: code, href: siteOrigin + translatePath(path, code) })),
    { hreflang: 'x-default', href: siteOrigin + translatePath(path, defaultLanguage) },
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } }
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes }
}

function jsonLd(value: object): HeadTag {
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(value) }
}
