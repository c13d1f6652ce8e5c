import type { i18n } from 'i18next'
import { canonicalPage, type PageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { isDraft, languages, liveLanguageCodes } from '#i18n/languages.ts'
import { pageNamespace } from '#i18n/localeFiles.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { alternates } from './alternates.ts'

/**
 * Title, description and addresses of a page, for browsers, search engines and shared links. React puts them into
 * `<head>`.
 * @param props.page null for an address that no page has
 */
export function PageTags({ page }: { page: PageId | null }) {
  const { i18n } = useTexts()
  const { code, openGraphLocale } = useLanguage()
  const { title, description } = pageMeta(i18n, page)
  const brand = i18n.t('brand:name')
  const path = page && pagePath(canonicalPage(page), code)
  const others = liveLanguageCodes.filter((other) => other !== code)
  const isHidden = !page || (import.meta.env.PREVIEW && isDraft(code))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path && (
        <>
          <link rel="canonical" href={siteOrigin + path} />
          {alternates(path).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          <meta property="og:url" content={siteOrigin + path} />
        </>
      )}
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteOrigin}/og/${code}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={brand} />
      <meta property="og:locale" content={openGraphLocale} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={languages[other].openGraphLocale} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Title and description of a page, by default the brand's own. */
function pageMeta({ t }: i18n, page: PageId | null) {
  const group = page ? (`${pageNamespace(page)}:meta` as const) : 'errors:notFound.meta'
  return {
    title: t([`${group}.title`, 'brand:genericTitle']),
    description: t([`${group}.description`, 'brand:genericDescription']),
  }
}
