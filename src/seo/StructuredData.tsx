import { company } from '#config/company.ts'
import { canonicalPage, pageTrail, type CanonicalPageId, type PageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { liveLanguageCodes } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'

/**
 * The company, and the breadcrumb from Home to a page, as schema.org describes them. The build alone renders it: search
 * engines load every address.
 */
export function StructuredData({ page }: { page: PageId }) {
  const { t } = useTexts(['menu', 'brand'])
  const { code } = useLanguage()
  const url = (id: PageId) => siteOrigin + pagePath(id, code)
  const trail: CanonicalPageId[] = ['home', ...pageTrail(canonicalPage(page))]
  return (
    <>
      <JsonLd value={organization(t('brand:name'), url('home'))} />
      {page !== 'home' && (
        <JsonLd value={breadcrumbs(trail.map((id) => ({ name: t(`menu:pages.${id}`), url: url(id) })))} />
      )}
    </>
  )
}

function JsonLd({ value }: { value: object }) {
  // Inside a script only `<` must be escaped: it could end the script.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function organization(brand: string, home: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: brand,
    url: home,
    logo: `${siteOrigin}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phones.phone,
      email: company.salesEmail,
      availableLanguage: liveLanguageCodes,
    },
  }
}

function breadcrumbs(trail: readonly { name: string; url: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
