import { pagePath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, isDraft, languages, liveLanguageCodes, type LanguageCode } from '#i18n/languages.ts'
import { pageTrail, canonicalPage, type PageId, type CanonicalPageId } from '#config/pages.ts'
import { breadcrumbs, organization } from './structuredData.ts'

export interface HeadTag {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  /** Content of a script: JSON. */
  text?: string
}

export interface HeadModel {
  title: string
  tags: HeadTag[]
}

interface HeadInput {
  /** The site's origin, without a slash at the end. */
  origin: string
  language: LanguageCode
  /** null for an unknown address. */
  page: PageId | null
  title: string
  description: string
  brand: string
  /** The name of a page in the menus, for breadcrumbs. */
  pageName: (id: CanonicalPageId) => string
}

/** Everything in `<head>` that depends on the page; structured data when it is prerendered. */
export function buildHead(input: HeadInput): HeadModel {
  const { origin, language, page, title, description, brand, pageName } = input
  const url = (id: PageId, code: LanguageCode) => origin + pagePath(id, code)
  const tags: HeadTag[] = [meta('name', 'description', description)]
  if (page) {
    const shown = canonicalPage(page)
    const trail = pageTrail(shown).map((id) => ({ name: pageName(id), url: url(id, language) }))
    const home = { name: pageName('home'), url: url('home', language) }
    tags.push(
      link({ rel: 'canonical', href: url(shown, language) }),
      ...alternates(origin, pagePath(shown, language)).map((other) => link({ rel: 'alternate', ...other })),
      meta('property', 'og:url', url(shown, language)),
    )
    // Search engines load every address. A page that is shown in place needs no structured data.
    if (import.meta.env.SSR) {
      tags.push(jsonLd(organization({ brand, origin, home: home.url })))
      if (shown !== 'home') tags.push(jsonLd(breadcrumbs([home, ...trail])))
    }
  }
  if (!page || (import.meta.env.PREVIEW && isDraft(language))) tags.push(meta('name', 'robots', 'noindex'))
  return { title, tags: [...tags, ...openGraph(input)] }
}

function openGraph({ origin, language, title, description, brand }: HeadInput): HeadTag[] {
  const others = liveLanguageCodes.filter((code) => code !== language)
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}/og/${language}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', brand),
    meta('property', 'og:locale', languages[language].openGraphLocale),
    ...others.map((code) => meta('property', 'og:locale:alternate', languages[code].openGraphLocale)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** The addresses of a path in every language. */
export function alternates(origin: string, path: string): { hreflang: string; href: string }[] {
  return [
    ...liveLanguageCodes.map((code) => ({ hreflang: code, href: origin + translatePath(path, code) })),
    { hreflang: 'x-default', href: origin + translatePath(path, defaultLanguage) },
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
