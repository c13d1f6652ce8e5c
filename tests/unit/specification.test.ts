import { expect, test } from 'vitest'
import { industries } from '#config/industries.ts'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { portfolio } from '#pages/home/portfolio.ts'
import glossary from '../../translation/glossary.json'
import { allTexts } from '../support/rawPages.ts'

// What the specification says of pages, menu and words: this file alone holds it, and all other tests read the tables.
// Banners, their seconds, leaders and offices are the owner's data, which no test repeats.

test('the constants are those of its section 9', () => {
  const { carouselInterval: _owners, ...constants } = siteConstants
  expect(constants).toEqual({
    mobileBreakpoint: 700,
    mobileMenuMaxHeight: 300,
    barScrolledAfter: 50,
    scrollToTopAfter: 100,
    subMenuFixedAfter: 525,
    anchorOffset: 45,
    anchorRetryDelay: 1000,
  })
})

test('Home has the portfolio cards and industry tiles of its section 2', () => {
  expect(portfolio).toHaveLength(4)
  const tiles = industries.map(({ id, linkedByFragment }) => (linkedByFragment ? `#${id}` : id))
  expect(tiles).toEqual(['public', '#financial', '#oil', '#retail', '#manufacturing'])
})

test('six policies stand on Compliance', () => {
  expect(keysOf('pages/compliance:sections.policies.policies.', '.title')).toHaveLength(6)
})

const keysOf = (group: string, key: string) =>
  [...english.keys()].filter((name) => name.startsWith(group) && name.endsWith(key))

/** The menu's lists, as section 2 has them. */
const menu: Partial<Record<CanonicalPageId | 'top', CanonicalPageId[]>> = {
  top: ['home', 'about', 'products', 'services', 'industries', 'contact'],
  products: [
    'fsas-portfolio',
    'data-center-solutions',
    'commvault',
    'netapp',
    'sap',
    'cloud-solutions',
    'virtualization',
    'hci',
    'proxmox',
  ],
  services: [
    'application-management-services',
    'digital-transformation',
    'hpc-services',
    'microsoft-365-transformation',
    'product-services',
    'professional-services',
    'security-services',
  ],
  'application-management-services': ['application-development', 'application-services'],
  'digital-transformation': ['cloud-services', 'ai', 'bi', 'rpa', 'iot'],
  'security-services': ['cybersecurity', 'security-operations-center'],
}

test('the menu has its entries, in its order', () => {
  const shown = Object.keys(menu).map((parent) => [
    parent,
    menuPages(parent === 'top' ? undefined : (parent as CanonicalPageId)),
  ])
  expect(Object.fromEntries(shown), 'a page that the owner adds has its place in `menu` above').toEqual(menu)
})

/** The texts that the specification gives word for word, by file and key. */
const words: Record<string, string> = {
  'menu:pages.home': 'Home',
  'menu:pages.about': 'About',
  'menu:pages.products': 'Products',
  'menu:pages.services': 'Services',
  'menu:pages.application-management-services': 'Application Management Services',
  'menu:pages.application-development': 'Application Development',
  'menu:pages.application-services': 'Application Services',
  'menu:pages.digital-transformation': 'Digital Transformation',
  'menu:pages.cloud-services': 'Cloud Services',
  'menu:pages.ai': 'AI',
  'menu:pages.bi': 'BI',
  'menu:pages.rpa': 'RPA',
  'menu:pages.iot': 'IoT',
  'menu:pages.hpc-services': 'HPC Services',
  'menu:pages.microsoft-365-transformation': 'Microsoft 365 transformation',
  'menu:pages.product-services': 'Product Services',
  'menu:pages.professional-services': 'Professional Services',
  'menu:pages.security-services': 'Security Services',
  'menu:pages.cybersecurity': 'Cybersecurity',
  'menu:pages.security-operations-center': 'Security Operations Center',
  'menu:pages.industries': 'Industries',
  'menu:pages.contact': 'Contact us',
  'menu:industries.public': 'Public sector',
  'menu:industries.financial': 'Financial service',
  'menu:industries.oil': 'Oil & Gas',
  'menu:industries.retail': 'Retail',
  'menu:industries.manufacturing': 'Manufacturing',
  'footer:quickLinks.about': 'About Us',
  'footer:quickLinks.leadership': 'Leadership team',
  'footer:quickLinks.contact': 'Contact Us',
  'footer:quickLinks.compliance': 'Compliance',
  'footer:terms': 'Terms and Conditions',
  'enquiry:validation.nameRequired': 'Name is required',
  'enquiry:validation.mobileRequired': 'Mobile Number is required',
  'enquiry:validation.emailInvalid': 'Invalid email',
  'enquiry:alert.success': 'Thank you for contacting us.',
  'enquiry:alert.failure': 'Something went wrong. Please try again.',
  'pages/home:portfolio.findMore': 'Find more',
  'pages/home:portfolio.flag': ', a Fujitsu company',
  'pages/about:leadership.more': 'more',
  'pages/about:leadership.less': 'less',
  'pages/about:careers.button': 'Contact us',
}

/** The claims of section 9, the page that makes each, and its figures or names as both languages write them. */
const claims: [page: string, english: string, inBoth: string[]][] = [
  ['industries', 'over 200 delivery staff serve the public sector', ['200']],
  ['services', 'average SLA is 99,5%', ['99,5%']],
  ['services', 'hours that include 24x7 and 17x5', ['24x7', '17x5']],
  ['services', '190+ professionals with over 600 certifications', ['190', '600']],
  ['application-management-services', '8+ years of application delivery and 300+ projects', ['8', '300']],
  ['sap', '15 years of SAP consulting', ['15']],
  ['sap', 'scalable SAP HANA servers come with 2, 4 or 8 sockets', ['2', '4', '8']],
  ['security-operations-center', 'Silver, Gold or Platinum package', []],
  ['security-operations-center', 'MDR as a Service', ['MDR as a Service']],
  ['security-operations-center', 'MDR Hybrid', ['MDR Hybrid']],
  ['product-services', 'up to 24x7', ['24x7']],
  ['product-services', '4 hour onsite response', ['4']],
  ['product-services', '6 hour committed recovery', ['6']],
  ['terms', 'children under 16', ['16']],
]

const english = new Map(allTexts('en').map(({ namespace, key, text }) => [`${namespace}:${key}`, text]))

test.each(Object.entries(words))('%s is “%s”, as the specification says', (key, text) => {
  expect(english.get(key)).toBe(text)
})

test.each(claims)('%s claims “%s”, with the same figures in both languages', (page, claim, inBoth) => {
  expect(shownOn(page, 'en')).toContain(claim)
  for (const figure of inBoth) expect(shownOn(page, 'ar')).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`))
})

/** The support levels of section 9, as the glossary names them, and their hours. */
const commitments: [level: string, hours: string][] = [
  ['onsite response', '4'],
  ['committed recovery', '6'],
]

test.each(commitments)(
  'wherever a text gives the hours of %s, in either language, they are %s',
  (level, hours) => {
    const inEnglish = new RegExp(`(\\d+) hour ${level}`, 'g')
    const { ar = '', also = [] } = glossary.find(({ en }) => [en].flat().includes(level)) ?? {}
    // Arabic says the hours after the level, before the next mark.
    const inArabic = new RegExp(`(?:${[ar, also].flat().join('|')})[^\\d،؛.:]*(\\d+)`, 'g')
    expect(foundBy(inEnglish, 'en')).toEqual([hours])
    expect(foundBy(inArabic, 'ar')).toEqual([hours])
  },
)

/** What the pattern's group finds in the texts of a language, each once. */
function foundBy(pattern: RegExp, language: 'en' | 'ar') {
  const found = allTexts(language).flatMap(({ text }) =>
    [...text.matchAll(pattern)].map(([, hours]) => hours),
  )
  return [...new Set(found)]
}

function shownOn(page: string, language: 'en' | 'ar') {
  const own = allTexts(language).filter(
    ({ namespace, key }) => namespace === `pages/${page}` && !key.startsWith('meta.'),
  )
  return own.map(({ text }) => text).join('\n')
}
