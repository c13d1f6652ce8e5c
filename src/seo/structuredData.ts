import { company } from '#config/company.ts'
import { liveLanguageCodes } from '#i18n/languages.ts'

interface OrganizationInput {
  brand: string
  origin: string
  /** The address of Home in this language. */
  home: string
}

/** The company, as schema.org describes one. */
export function organization({ brand, origin, home }: OrganizationInput): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: home,
    logo: `${origin}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phones.phone,
      email: company.salesEmail,
      availableLanguage: liveLanguageCodes,
    },
  }
}

/** The breadcrumb from Home to a page. */
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
