import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { textedPageIds, type TextedPageId } from '#config/pages.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'

/**
 * The figures of each page, without their signs and words. All come from the specification (sections 1, 2
 * and 9); a page that is not here has none.
 */
const figures: Partial<Record<TextedPageId, string[]>> = {
  home: ['15', '190', '200', '300', '600', '8', '99,5%'],
  industries: ['15', '17x5', '2', '200', '24x7', '300', '4', '6', '8', '99,5%'],
  sap: ['15', '2', '4', '8'],
  services: ['17x5', '190', '24x7', '600', '99,5%'],
  'application-management-services': ['17x5', '190', '24x7', '300', '600', '8', '99,5%'],
  'application-development': ['300', '8'],
  'application-services': ['15', '17x5', '24x7', '99,5%'],
  'cloud-services': ['24x7'],
  'professional-services': ['190', '600'],
  'product-services': ['17x5', '24x7', '4', '6'],
  terms: ['16'],
}

/** Names that a page has to say, in Latin letters in either language. */
const names: Partial<Record<TextedPageId, string[]>> = {
  about: ['SAP'],
  'fsas-portfolio': ['Fsas', 'Fujitsu'],
  commvault: ['Commvault'],
  netapp: ['NetApp'],
  sap: ['SAP HANA'],
  proxmox: ['Proxmox Virtual Environment', 'Proxmox Backup Server'],
  'oracle-ebs': ['Oracle'],
  'security-operations-center': ['MDR as a Service', 'MDR Hybrid'],
  'microsoft-365-transformation': ['Microsoft 365'],
}

/** Numbers that are no figures of ours. */
const partsOfNames = /Microsoft 365|{{\w+}}/g

test.each(languageCodes)('every page has the figures that are its own, and no other (%s)', (language) => {
  for (const page of textedPageIds) {
    const found =
      pageText(language, page)
        .replace(partsOfNames, '')
        .match(/\d[\d.,x]*%?/g) ?? []
    const unique = new Set(found.map((figure) => figure.replace(/[.,]$/, '')))
    expect([...unique].toSorted(), page).toEqual(figures[page] ?? [])
  }
})

test.each(languageCodes)('every page says the names that are its own (%s)', (language) => {
  for (const [page, wanted] of Object.entries(names)) {
    for (const name of wanted) expect(pageText(language, page), page).toContain(name)
  }
})

/** Words of English that a page has at least; overviews and pages that the specification leaves blank are free. */
const shortPages = new Set<TextedPageId>(['home', 'contact', 'products', 'services', 'oracle-ebs', 'ml'])
const longPages: Partial<Record<TextedPageId, number>> = { terms: 1200, compliance: 600 }

test('no page is a stub', () => {
  for (const page of textedPageIds.filter((id) => !shortPages.has(id))) {
    const words = pageText('en', page).split(/\s+/).length
    expect(words, page).toBeGreaterThanOrEqual(longPages[page] ?? 350)
  }
})

function pageText(language: LanguageCode, page: string): string {
  const file = fileURLToPath(new URL(`../../locales/${language}/pages/${page}.json`, import.meta.url))
  const { meta: _meta, ...shown } = JSON.parse(readFileSync(file, 'utf8')) as { meta: unknown }
  return strings(shown).join('\n')
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
