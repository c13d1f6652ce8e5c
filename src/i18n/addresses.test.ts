import { expect, test } from 'vitest'
import { pageIds } from '#config/pages.ts'
import { resolvePath, pagePath, canonicalPath } from './addresses.ts'
import { pathLanguage, translatePath } from './languagePaths.ts'
import { languageCodes, type LanguageCode } from './languages.ts'

test.each(languageCodes)('every page has its address in %s, and the address finds the page', (language) => {
  for (const page of pageIds) expect(resolvePath(pagePath(page, language))).toEqual({ language, page })
})

/** The specification's table of routes, letter for letter: links from elsewhere and search engines know these. */
const specifiedPaths = {
  home: '/',
  about: '/company-profile-management-team',
  products: '/products',
  'fsas-portfolio': '/products/fsas-portfolio',
  'data-center-solutions': '/products/data-center-solutions',
  commvault: '/products/commvault',
  netapp: '/products/netapp',
  sap: '/products/sap',
  'cloud-solutions': '/products/cloud-solutions',
  virtualization: '/products/virtualization',
  hci: '/products/hci',
  proxmox: '/products/proxmox',
  'proxmox-2': '/products/proxmox-2',
  services: '/services',
  'application-management-services': '/services/application-management-services',
  'application-development': '/services/application-management-services/application-development',
  'application-services': '/services/application-management-services/application-services',
  'oracle-ebs': '/services/application-management-services/oracle-ebs',
  'digital-transformation': '/services/digital-transformation',
  'cloud-services': '/services/digital-transformation/cloud-services',
  ai: '/services/digital-transformation/ai',
  bi: '/services/digital-transformation/bi',
  rpa: '/services/digital-transformation/rpa',
  ml: '/services/digital-transformation/ml',
  iot: '/services/digital-transformation/iot',
  'hpc-services': '/services/hpc-services',
  // The specification leaves this one's name out.
  'microsoft-365-transformation': '/services/microsoft-365-transformation',
  'product-services': '/services/product-services',
  'professional-services': '/services/professional-services',
  'security-services': '/services/security-services',
  cybersecurity: '/services/security-services/cybersecurity',
  'security-operations-center': '/services/security-services/security-operations-center',
  industries: '/industries',
  contact: '/contact-details',
  terms: '/terms-and-conditions',
  compliance: '/compliance',
}

const pathsIn = (language: LanguageCode) =>
  Object.fromEntries(pageIds.map((page) => [page, pagePath(page, language)]))

test('English lives at the specification’s paths, Arabic under /ar', () => {
  expect(pathsIn('en')).toMatchObject(specifiedPaths)
  const inArabic = Object.entries(specifiedPaths).map(([page, path]) => [
    page,
    `/ar${path === '/' ? '' : path}`,
  ])
  expect(pathsIn('ar')).toMatchObject(Object.fromEntries(inArabic))
})

test.each([
  ['/', 'en'],
  ['/ar', 'ar'],
  ['/ar/', 'ar'],
  ['/ar/industries', 'ar'],
  ['/ar-rashid-tower', 'en'],
  ['/arabic', 'en'],
  ['/AR/industries', 'en'],
  ['/en-suite-rooms', 'en'],
  ['/en', 'en'],
] as const)('%s is an address in %s', (path, language) => {
  expect(pathLanguage(path)).toBe(language)
})

test.each([
  ['/', 'ar', '/ar'],
  ['/ar', 'en', '/'],
  ['/industries', 'ar', '/ar/industries'],
  ['/ar/industries', 'en', '/industries'],
  ['/ar/unknown/', 'en', '/unknown/'],
  // Not the home page of another site.
  ['/ar//evil.example', 'en', '/evil.example'],
  ['/ar/industries', 'ar', '/ar/industries'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(translatePath(path, language)).toBe(expected)
})

test('an unknown address has a language and no page', () => {
  expect(resolvePath('/ar/zzz')).toEqual({ language: 'ar', page: null })
  expect(resolvePath('/ar-something')).toEqual({ language: 'en', page: null })
})

test.each([
  ['/Industries', '/industries'],
  ['/AR', '/ar'],
  ['/AR/Products//SAP/', '/ar/products/sap'],
  ['/industries//', '/industries'],
  ['/nothing', null],
  ['//industries', null],
])('%s means the page of %s', (typed, path) => {
  expect(canonicalPath(typed)).toBe(path)
})
