import { company } from '#config/company.ts'
import { ownerFacts } from '#config/ownerFacts.ts'
import { siteOrigin } from '#config/site.ts'
import { liveLanguageCodes } from '#i18n/languages.ts'

/** Returns the structured data of the company. @param home the address of Home in this language */
export function organization(brand: string, home: string): object {
  const { countries } = ownerFacts
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: brand,
    url: home,
    logo: `${siteOrigin}/icon-512.png`,
    ...(countries.length > 0 && { areaServed: countries.map((code) => code.toUpperCase()) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phones.phone,
      email: company.salesEmail,
      availableLanguage: liveLanguageCodes,
    },
  }
}

/** Returns the structured data of the breadcrumb from Home to a page. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): object {
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
